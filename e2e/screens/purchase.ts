import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { callBackend } from '../support/backend.ts'
import { newEmail } from '../support/customers.ts'
import { hydrated } from '../support/hydration.ts'
import { expectNoSidewaysScroll, settled } from '../support/layout.ts'
import { expect, type Page } from '../support/test.ts'
import { englishLeftIn, textsIn, wordsOf } from '../support/texts.ts'
import { mouse, type Hand } from './hand.ts'
import { sumsOfCheckout, type Sums } from './sums.ts'

/** Who buys where, and in which language. */
export interface Shopper {
  readonly language: string
  readonly country: string
  /** What the shop's addresses begin with. */
  readonly prefix: string
  readonly currency: string
  readonly timeZone: string
  /** Fields of the checkout by their autocomplete token. */
  readonly address: Readonly<Record<string, string>>
  /** A part of the name of the state, where it is chosen from a list. */
  readonly state?: string
  /** How the page is operated. Default: with a mouse. */
  readonly hand?: Hand
}

export interface Purchase {
  readonly email: string
  /** What the last step of the checkout asked for. */
  readonly asked: Sums
  /** What the page of the placed order showed. */
  readonly placed: Sums
}

const main = (page: Page) => page.getByRole('main')

/** The name that the catalogue has for a product in a language. */
export async function titleOf(handle: string, language: string): Promise<string> {
  const { products } = await callBackend<{ products: { title: string }[] }>(
    'GET',
    `/store/products?handle=${handle}&fields=title&locale=${language}`,
  )
  return products[0]?.title ?? ''
}

/** Nothing on the page is of another region, or in English. */
async function expectAtHome(page: Page, { language, country, currency }: Shopper): Promise<void> {
  // A request of a payment provider may last as long as the page.
  await page.evaluate(async () => await new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
  const step = page.url()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(
    `${language}-${country.toUpperCase()}`,
  )
  const words = await wordsOf(page)
  if (currency !== 'INR')
    expect
      .soft(
        words.filter((text) => /₹|\bINR\b|\bIndia\b|Indien|الهند|भारत(?!ीय)/.test(text)),
        `of another region: ${step}`,
      )
      .toEqual([])
  if (language !== 'en') expect.soft(await englishLeftIn(page, language), `in English: ${step}`).toEqual([])
}

/** From the home page by search to the placed order. Each page is looked at before it is left. */
export async function buy(page: Page, shopper: Shopper, handle = 'linen-shirt'): Promise<Purchase> {
  const { language, prefix, hand = mouse } = shopper
  const text = textsIn(language)
  const email = newEmail()
  const title = await titleOf(handle, language)
  const seen = stepsOf(page, shopper)

  await page.goto(`${prefix}/`)
  await hydrated(page)
  await seen('home')
  await hand.press(page.getByRole('banner').getByRole('button', { name: text('search.search.open') }))
  const field = page.getByRole('dialog').getByLabel(text('search.search.label'))
  await hand.write(field, title)
  await field.press('Enter')
  const found = main(page).getByRole('link', { name: title }).first()
  await expect(found).toBeVisible()
  await seen('search')
  await hand.press(found)
  await expect(page).toHaveURL(new RegExp(`${prefix}/product/${handle}`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await seen('product')
  await addMedium(page, language, hand)
  await page.goto(`${prefix}/cart`)
  await hydrated(page)
  await expect(main(page).getByRole('link', { name: title }).first()).toBeVisible()
  await seen('cart')
  await hand.press(main(page).locator(`a[href="${prefix}/checkout"]`).first())
  return { email, ...(await checkOut(page, shopper, email)) }
}

/** Adds the product of the page in size M, and waits until the backend has it. */
export async function addMedium(page: Page, language: string, hand: Hand = mouse): Promise<void> {
  const medium = page.getByRole('radio', { name: /^M(?:$|\W)/ })
  await hand.pick(medium, main(page).locator('label').filter({ has: medium }).first())
  const answered = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('/line-items'),
  )
  const add = textsIn(language)('products.product.addToCart')
  await hand.press(main(page).getByRole('button', { name: add }).first())
  expect((await answered).ok()).toBe(true)
}

/** The checkout, from the address to the placed order. */
export async function checkOut(
  page: Page,
  shopper: Shopper,
  email: string,
): Promise<Omit<Purchase, 'email'>> {
  const { language, currency, hand = mouse } = shopper
  const text = textsIn(language)
  const readSums = async () => await sumsOfCheckout(page, text, currency, hand.press)
  const seen = stepsOf(page, shopper)
  await fillAddress(page, shopper, email)
  await seen('address')
  await hand.press(main(page).getByRole('button', { name: text('checkout.checkout.own.submit') }))
  await expect(
    main(page).getByRole('heading', { name: text('checkout.checkout.own.delivery') }),
  ).toBeVisible()
  await hand.pick(main(page).getByRole('radio').first())
  await seen('delivery')
  await hand.press(main(page).getByRole('button', { name: text('checkout-steps.delivery.submit') }))
  const submit = main(page).getByRole('button', { name: text('checkout-steps.payment.submit') })
  await expect(submit).toBeVisible()
  await hand.pick(main(page).getByRole('radio', { name: text('payments.providers.pp_system_default.label') }))
  const asked = await readSums()
  await seen('payment')
  await hand.press(submit)
  await expect(
    page.getByRole('heading', { level: 1, name: text('checkout-steps.confirmation.heading') }),
  ).toBeVisible({ timeout: 40_000 })
  await seen('confirmation')
  return { asked, placed: await readSums() }
}

export async function fillAddress(
  page: Page,
  { address, state, country, language, hand = mouse }: Shopper,
  email: string,
): Promise<void> {
  const field = (token: string) => main(page).locator(`form [autocomplete="${token}"]`).first()
  await expect(field('given-name')).toBeVisible()
  // The page's own country, in its language.
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country.toUpperCase()) ?? ''
  await expect(field('country-name').locator('option:checked')).toHaveText(name)
  for (const [token, words] of Object.entries({ ...address, email })) await hand.write(field(token), words)
  if (state !== undefined) await hand.choose(field('address-level1'), state)
}

/** Looks at a page, its words and its accessibility, and keeps a picture of it where SCREENSHOTS names a directory. */
export function stepsOf(page: Page, shopper: Shopper): (step: string) => Promise<void> {
  const directory = process.env['SCREENSHOTS']
  return async (step) => {
    await expectAtHome(page, shopper)
    await settled(page)
    const when = `${shopper.language} in ${shopper.country}, ${step}`
    await expectNoAccessibilityFaults(page, when)
    await expectNoSidewaysScroll(page, when)
    if (directory === undefined) return
    const { language, country } = shopper
    mkdirSync(directory, { recursive: true })
    const width = page.viewportSize()?.width ?? 0
    await page.screenshot({
      path: join(directory, `${language}-${country}-${width}-${step}.png`),
      fullPage: true,
    })
  }
}

import { keyboard } from '../screens/hand.ts'
import { addMedium, buy, checkOut, fillAddress, stepsOf, type Shopper } from '../screens/purchase.ts'
import { amountOf, sumsOfOrder, type Sums } from '../screens/sums.ts'
import { newEmail } from '../support/customers.ts'
import { hydrated } from '../support/hydration.ts'
import { merchant } from '../support/merchant.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'
import { textsIn } from '../support/texts.ts'

/** A purchase in each region, in each language: from the home page by search to the order page and the mail. */

const indian: Shopper = {
  language: 'en',
  country: 'in',
  prefix: '',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  address: {
    'given-name': 'Asha',
    'family-name': 'Raman',
    'address-line1': '27 Cubbon Cross',
    'address-level2': 'Bengaluru',
    'postal-code': '560001',
    tel: '98450 12345',
  },
  state: 'Karnataka',
}

const german: Shopper = {
  language: 'de',
  country: 'de',
  prefix: '/de-de',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  address: {
    'given-name': 'Jo',
    'family-name': 'Weiß',
    'address-line1': 'Unter den Linden 6',
    'postal-code': '10117',
    'address-level2': 'Berlin',
    tel: '030 901820',
  },
}

const hindi: Shopper = { ...indian, language: 'hi', prefix: '/hi-in', state: 'कर्नाटक' }

const american: Shopper = {
  language: 'ar',
  country: 'us',
  prefix: '/ar-us',
  timeZone: 'America/Los_Angeles',
  currency: 'USD',
  address: {
    'given-name': 'ليلى',
    'family-name': 'حداد',
    'address-line1': '548 Market St',
    'address-level2': 'San Francisco',
    'postal-code': '94105',
    tel: '(415) 555-2671',
  },
  state: 'كاليفورنيا',
}

/** With the keyboard alone. */
const english: Shopper = {
  ...american,
  language: 'en',
  prefix: '/en-us',
  address: { ...american.address, 'given-name': 'Leila', 'family-name': 'Haddad' },
  state: 'California',
  hand: keyboard,
}

const japanese: Shopper = {
  language: 'hi',
  country: 'jp',
  prefix: '/hi-jp',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  address: {
    'given-name': 'आशा',
    'family-name': 'राव',
    'postal-code': '100-0001',
    'address-level2': 'Chiyoda-ku',
    'address-line1': '1-1 Chiyoda',
    tel: '03-3213-1111',
  },
  state: 'टोक्यो',
}

const arabic: Shopper = {
  ...japanese,
  language: 'ar',
  prefix: '/ar-jp',
  address: { ...japanese.address, 'given-name': 'ليلى', 'family-name': 'حداد' },
  state: 'طوكيو',
}

const placed = async (email: string) => {
  const { admin } = await merchant()
  const { orders } = await admin.order.list({
    q: email,
    fields:
      '+email,+currency_code,+locale,+tax_total,+original_item_total,+original_item_subtotal,+original_shipping_total,+original_shipping_subtotal,*shipping_address',
  })
  expect(orders).toHaveLength(1)
  return orders[0] as unknown as {
    readonly id: string
    readonly total: number
    readonly tax_total: number
    readonly original_item_total: number
    readonly original_item_subtotal: number
    readonly original_shipping_total: number
    readonly original_shipping_subtotal: number
    readonly currency_code: string
    readonly locale: string | null
    readonly shipping_address: { readonly country_code: string; readonly province: string | null }
  }
}

/** What the order costs in the backend, as its region shows it: only the United States add the tax. */
function sumsOf(order: Awaited<ReturnType<typeof placed>>, { country, currency }: Shopper): Sums {
  const adds = country === 'us'
  const decimals = currency === 'JPY' ? 0 : 2
  const rounded = (amount: number) => Number(amount.toFixed(decimals))
  return {
    items: rounded(adds ? order.original_item_subtotal : order.original_item_total),
    delivery: rounded(adds ? order.original_shipping_subtotal : order.original_shipping_total),
    tax: rounded(order.tax_total),
    total: rounded(order.total),
  }
}

/** The link in the mail about the order opens its page, in the language and the country of the order. */
async function followMail(page: Page, shopper: Shopper, email: string, sums: Sums): Promise<void> {
  const mail = await mailTo(email, /UE-/)
  const amounts = mail.text.split('\n').map(amountOf)
  expect(amounts).toContain(sums.total)
  if (shopper.language !== 'en') expect(mail.text).not.toMatch(/Thank you|Total|Shipping|Subtotal/)
  const link = linkIn(mail)
  expect(link.startsWith(`${shopper.prefix}/order/`), link).toBe(true)
  await page.goto(link)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/UE-\d{6}/)
  await stepsOf(page, shopper)('order')
  expect(await sumsOfOrder(page, textsIn(shopper.language), shopper.currency)).toEqual(sums)
}

for (const shopper of [indian, hindi, german, american, english, japanese, arabic])
  test.describe(`${shopper.language} in ${shopper.country}`, () => {
    // Where no other shop suits the visitor better.
    test.use({ timezoneId: shopper.timeZone, locale: shopper.language })
    if (shopper === american) test.use({ viewport: narrow })

    test('a purchase from home to the order page', { tag: '@medusa' }, async ({ page }) => {
      test.setTimeout(360_000)
      const { email, asked, placed: shown } = await buy(page, shopper)
      const order = await placed(email)
      const sums = sumsOf(order, shopper)
      expect(asked).toEqual(sums)
      expect(shown).toEqual(sums)
      const tax = shopper.country === 'us' ? sums.tax : 0
      expect(sums.items + sums.delivery + tax).toBeCloseTo(sums.total, 2)
      expect(order.tax_total).toBeGreaterThan(0)
      expect(order).toMatchObject({
        currency_code: shopper.currency.toLowerCase(),
        // An order of the shop's own language has none.
        locale: shopper.language === 'en' ? null : shopper.language,
        shipping_address: { country_code: shopper.country },
      })
      await followMail(page, shopper, email, sums)
    })
  })

test.describe('A visitor in Germany', () => {
  test.use({ timezoneId: german.timeZone, locale: 'de' })

  test('changes the region in the middle of a checkout', { tag: '@medusa' }, async ({ page }) => {
    test.setTimeout(240_000)
    const text = textsIn('de')
    const email = newEmail()
    await page.goto('/de-de/product/linen-shirt')
    await hydrated(page)
    await addMedium(page, 'de')
    await page.goto('/de-de/checkout')
    await fillAddress(page, german, email)
    await page.getByRole('button', { name: text('checkout.checkout.own.submit') }).click()
    await expect(
      page.getByRole('main').getByRole('heading', { name: text('checkout.checkout.own.delivery') }),
    ).toBeVisible()
    const chooser = page.getByRole('contentinfo').locator('details')
    await chooser.locator('summary').click()
    await chooser.locator('a[hreflang="de-US"]').click()
    await expect(page).toHaveURL(/\/de-us\/checkout(?:\?|$)/)
    await hydrated(page)
    const there = { ...american, language: 'de', prefix: '/de-us', state: 'California' }
    await expect(page.getByRole('main').locator('form [autocomplete="given-name"]')).toHaveValue('Jo')
    const { asked } = await checkOut(page, there, email)
    const order = await placed(email)
    expect(asked).toEqual(sumsOf(order, there))
    expect(order).toMatchObject({
      currency_code: 'usd',
      locale: 'de',
      shipping_address: { country_code: 'us' },
    })
    expect((await mailTo(email, /UE-/)).text).toContain('/de-us/order/')
  })
})

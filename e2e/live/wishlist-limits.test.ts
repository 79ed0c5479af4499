import type { Response } from '@playwright/test'
import { heading, load, open, openProduct, splashScreenGone } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { fillWishlist, wishlistOf } from '../support/full-wishlist.ts'
import { newCustomer, signInAs, type LiveCustomer } from '../support/live-customer.ts'
import { sellManyOnFake } from '../support/on-fake.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const wishlistButton = (page: Page, title: string) =>
  main(page)
    .getByRole('button', { name: `Save ${title}` })
    .first()

/** Methods of the answered wishlist requests from now on. */
function listening(page: Page) {
  const asked: string[] = []
  const listen = (response: Response) => {
    if (/\/customers\/me\/wishlist/.test(response.url())) asked.push(response.request().method())
  }
  page.context().on('response', listen)
  return asked
}

async function signInByForm(page: Page, { email, password }: LiveCustomer): Promise<void> {
  await open(page, '/login')
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
}

test('a customer’s list is requested once when its page is loaded', async ({ page }) => {
  await signInAs(page, await newCustomer())
  const asked = listening(page)
  // Delays the page's code until the wishlist buttons have read the list, as with cached code.
  await page.route(/assets\/wishlist-/, async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('variant-dialog')) await expect.poll(() => asked.length).toBe(1)
    await route.fulfill({ response: answer })
  })
  await load(page, '/about')
  await expect.poll(() => asked.length).toBe(1)
  await requestsAnswered(page)
  asked.splice(0)
  await page.goto('/wishlist')
  await splashScreenGone(page)
  await expect(heading(page)).toHaveText('Your wishlist is empty')
  await requestsAnswered(page)
  expect(asked).toEqual(['GET'])
})

test('two tabs of a customer notify each other of a change once, not in a loop', async ({ page }) => {
  const customer = await newCustomer()
  await signInAs(page, customer)
  await load(page, '/product/linen-shirt')
  const other = await page.context().newPage()
  await signInAs(other, customer)
  await load(other, '/product/linen-shirt')
  await expect(wishlistButton(other, 'Linen Shirt')).toHaveAttribute('aria-pressed', 'false')
  await requestsAnswered(page)
  await requestsAnswered(other)
  const asked = listening(page)
  await wishlistButton(page, 'Linen Shirt').click()
  await expect(wishlistButton(other, 'Linen Shirt')).toHaveAttribute('aria-pressed', 'true')
  await wishlistButton(other, 'Linen Shirt').click()
  await expect(wishlistButton(page, 'Linen Shirt')).toHaveAttribute('aria-pressed', 'false')
  await requestsAnswered(page)
  await open(page, '/about')
  await open(other, '/about')
  await expect.poll(() => asked.filter((method) => method !== 'GET').toSorted()).toEqual(['DELETE', 'POST'])
  expect(asked.filter((method) => method === 'GET').length).toBeLessThanOrEqual(4)
})

test('after many quick presses in two tabs the wishlist buttons match the backend', async ({ page }) => {
  const customer = await newCustomer()
  await signInAs(page, customer)
  await load(page, '/category/women')
  const other = await page.context().newPage()
  await signInAs(other, customer)
  await load(other, '/category/women')
  const wishlistButtons = (tab: Page) => main(tab).getByRole('button', { name: /^Save / })
  const press = (tab: Page, at: number, times: number) =>
    wishlistButtons(tab)
      .nth(at)
      .evaluate((button, count) => {
        for (let press = 0; press < count; press += 1) (button as HTMLButtonElement).click()
      }, times)
  await expect(wishlistButtons(other).nth(7)).toBeVisible()

  for (let times = 0; times < 10; times += 1) await wishlistButtons(page).first().click()
  await Promise.all([1, 2, 3, 4, 5, 6].map((at) => press(page, at, at)))
  const atRest = async () => {
    const shown = await Promise.all([page, other].map(listed))
    return { shown, stored: (await wishlistOf(customer)).toSorted() }
  }
  const agreeing = async () => {
    const { shown, stored } = await atRest()
    expect(shown).toEqual([stored, stored])
    return stored
  }
  await expect(async () => expect(await agreeing()).toHaveLength(3)).toPass({ timeout: 15_000 })

  await Promise.all([0, 1, 2, 3, 4, 5].flatMap((at) => [press(page, at, 3), press(other, at, 1)]))
  await expect(agreeing).toPass({ timeout: 20_000 })
})

/** Handles of the products whose wishlist button is pressed. */
const listed = async (page: Page): Promise<readonly string[]> =>
  main(page)
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.querySelector('[aria-pressed="true"]') !== null)
        .map((card) => card.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '')
        .toSorted(),
    )

test('a full list says so, and lists the products left out at sign-in until dismissed', async ({
  page,
  fake,
}) => {
  const customer = await newCustomer()
  await fillWishlist(customer, sellManyOnFake(fake, 199).ids)
  await load(page, '/')
  for (const slug of ['linen-shirt', 'stoneware-vase', 'field-watch']) {
    const { title } = await openProduct(page, slug)
    await wishlistButton(page, title).click()
    await expect(wishlistButton(page, title)).toHaveAttribute('aria-pressed', 'true')
  }
  await signInByForm(page, customer)
  await expect(toast(page, '2 saved products did not fit on your wishlist')).toBeVisible()
  const stored = await wishlistOf(customer)
  expect(stored).toHaveLength(200)
  expect(stored[0]).toBe('field-watch')

  await openProduct(page, 'slip-dress')
  await wishlistButton(page, 'Satin Slip Dress').click()
  await expect(toast(page, 'Your wishlist is full')).toBeVisible()
  await expect(wishlistButton(page, 'Satin Slip Dress')).toHaveAttribute('aria-pressed', 'false')

  await load(page, '/wishlist')
  const left = main(page).getByRole('region', { name: 'Products that did not fit' })
  await expect(left.getByRole('link')).toHaveText(['Stoneware Vase', 'Linen Shirt'])
  await main(page).getByRole('button', { name: 'Remove Field Watch from wishlist' }).click()
  await expect(toast(page, 'Removed from wishlist')).toBeVisible()
  await left.getByRole('link', { name: 'Linen Shirt' }).click()
  await expect(heading(page)).toHaveText('Linen Shirt')
  await wishlistButton(page, 'Linen Shirt').click()
  await expect.poll(() => wishlistOf(customer)).toContain('linen-shirt')
  await open(page, '/wishlist')
  await expect(left.getByRole('link')).toHaveText(['Stoneware Vase'])
  await left.getByRole('button', { name: 'Forget these' }).click()
  await expect(left).toHaveCount(0)
  await load(page, '/wishlist')
  await expect(heading(page)).toHaveText('My Wishlist')
  await expect(left).toHaveCount(0)
})

import * as cart from '../screens/cart.ts'
import { load } from '../screens/open.ts'
import { addToBackend, choose } from '../screens/product.ts'
import { toast } from '../screens/toasts.ts'
import { callBackend } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { quiet } from '../support/hydration.ts'
import { expect, test, type Page } from '../support/test.ts'

const chooser = (page: Page) =>
  page.getByRole('contentinfo').getByRole('navigation', { name: 'Where we sell' })

async function choosePlace(page: Page, country: RegExp): Promise<void> {
  await page.getByRole('contentinfo').locator('summary').click()
  await chooser(page).getByRole('link', { name: country }).click()
}

const regionOf = async (id: string) =>
  (await callBackend<{ cart: { region_id: string } }>('GET', `/store/carts/${id}?fields=id,region_id`)).cart
    .region_id

test('a prefix stays in all addresses, and the page has the prices of its region', async ({ page }) => {
  await load(page, '/en-de/category/women')
  await expect(page.getByRole('main').getByText(/€\d/).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('₹')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en-de\/product\//)
  await expect(page.getByRole('main')).toContainText(/incl. 19.% MwSt/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-de\/category\/women$/)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-DE')
})

test('the browser asks no more for the regions than the page has', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await load(page, '/en-de/product/linen-shirt?size=m')
  await choose(page, 'Size', 'M')
  await addToBackend(page)
  expect(asked.filter((path) => path.startsWith('/store/regions'))).toEqual([])
})

test('a currency without decimals has none, anywhere', async ({ page }) => {
  await load(page, '/en-jp/product/linen-shirt?size=m')
  await choose(page, 'Size', 'M')
  await addToBackend(page)
  await load(page, '/en-jp/cart')
  const main = page.getByRole('main')
  await expect(cart.row(page, 'Linen Shirt')).toContainText(/¥[\d,]+/)
  expect(await main.innerText()).not.toMatch(/¥[\d,]+\.\d|₹|\$/)
})

test('the choice of a country goes to the same page, and the cart goes along', async ({ page }) => {
  const id = await makeCart({ handle: 'linen-shirt' })
  await cart.leaveCart(page, id)
  await load(page, '/category/men?sort=newest')
  await quiet(page)
  await choosePlace(page, /^Germany/)
  await expect(page).toHaveURL(/\/en-de\/category\/men\?sort=newest$/)
  await expect(toast(page, 'Your cart has moved')).toBeVisible()
  await load(page, '/en-de/cart')
  await expect(cart.row(page, 'Linen Shirt')).toContainText(/€\d/)
})

test('the choice of a country follows to the next page, and Back finds the page where it was', async ({
  page,
}) => {
  await load(page, '/category/women')
  await quiet(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const left = await page.evaluate(() => window.scrollY)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('contentinfo').locator('a[hreflang="en-DE"]'), 'for a new tab').toHaveAttribute(
    'href',
    '/en-de/contact',
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/category\/women$/)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThanOrEqual(2)
  await choosePlace(page, /^Germany/)
  await expect(page).toHaveURL(/\/en-de\/category\/women$/)
})

test('what the other region does not sell is kept, and comes back', async ({ page, complaints }) => {
  complaints.expect(failedRequests)
  const id = await makeCart({ handle: 'monsoon-candle' }, { handle: 'linen-shirt' })
  await cart.leaveCart(page, id)
  await load(page, '/cart')
  await cart.expectCount(page, 2)
  await quiet(page)
  await choosePlace(page, /^United States/)
  await expect(toast(page, 'Some items are not sold in your region')).toContainText('Monsoon')
  await cart.expectCount(page, 1)
  await expect(cart.row(page, 'Linen Shirt')).toContainText(/\$\d/)
  await choosePlace(page, /^India/)
  await expect(toast(page, 'Your cart has moved')).toContainText('Monsoon')
  await cart.expectCount(page, 2)
})

test('two tabs of two regions show one cart, and neither moves it by itself', async ({ page, context }) => {
  const id = await makeCart({ handle: 'linen-shirt' })
  const home = await regionOf(id)
  await cart.leaveCart(page, id)
  await load(page, '/cart')
  const other = await context.newPage()
  await load(other, '/en-de/cart')
  const alert = other.getByRole('alert').filter({ hasText: 'Your cart is in another of our shops' })
  await expect(alert).toContainText('Indian Rupee')
  await expect(cart.row(other, 'Linen Shirt')).toContainText('₹')
  expect(await regionOf(id)).toBe(home)
  await alert.getByRole('button', { name: 'Move the cart here' }).click()
  await expect(cart.row(other, 'Linen Shirt')).toContainText('€')
  await expect(alert).toBeHidden()
  // The first tab follows the cart, and says what it sees.
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart is in another' })).toContainText('Euro')
  await expect(cart.row(page, 'Linen Shirt')).toContainText('€')
})

test('what is added in another region moves the cart there', async ({ page }) => {
  const id = await makeCart({ handle: 'linen-shirt' })
  const home = await regionOf(id)
  await cart.leaveCart(page, id)
  await load(page, '/en-de/product/field-watch')
  await cart.expectCount(page, 1)
  await addToBackend(page)
  await cart.expectCount(page, 2)
  expect(await regionOf(id)).not.toBe(home)
})

test('a checkout of another region asks to move the cart first, and has only the countries of the region', async ({
  page,
}) => {
  const id = await makeCart({ handle: 'linen-shirt' })
  await cart.leaveCart(page, id)
  await load(page, '/en-de/checkout')
  await page.getByRole('button', { name: 'Move the cart here' }).click()
  const countries = page.getByLabel('Country')
  await expect(countries).toBeVisible()
  await expect
    .poll(async () => (await countries.locator('option').allTextContents()).join())
    .toContain('Germany')
  await expect(countries.getByRole('option', { name: 'India' })).toHaveCount(0)
})

test.describe('A visitor from another country', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })

  test('is asked once, without a move of the page, and may stay', async ({ page }) => {
    await load(page, '/category/women')
    const proposal = page.getByRole('region', { name: 'Another shop may suit you better' })
    await expect(proposal).toContainText('Go to the shop for Germany?')
    await proposal.getByRole('button', { name: 'Stay here' }).click()
    await expect(proposal).toBeHidden()
    await load(page, '/category/men')
    await page.getByRole('contentinfo').locator('summary').click()
    await expect(proposal).toBeHidden()
  })

  test('goes to the same page of the other shop', async ({ page }) => {
    await load(page, '/product/linen-shirt')
    await page.getByRole('link', { name: 'Go to Germany' }).click()
    await expect(page).toHaveURL(/\/en-de\/product\/linen-shirt$/)
    // A link that someone has shared is not led away from its region.
    await load(page, '/product/linen-shirt')
    await expect(page).toHaveURL(/[^e]\/product\/linen-shirt$/)
    await expect(page.getByText('Go to the shop for Germany?')).toBeVisible()
  })
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice of a country is links', async ({ page }) => {
    await page.goto('/category/women')
    await choosePlace(page, /^Japan/)
    await expect(page).toHaveURL(/\/en-jp\/category\/women$/)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/¥\d/)
  })
})

test('addresses of a locale have one spelling, and others are no pages', async ({ request }) => {
  const ask = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']] as const
  }
  expect(await ask('/EN-DE/cart?a=1')).toEqual([301, '/en-de/cart?a=1'])
  expect(await ask('/en-in/category/women')).toEqual([301, '/category/women'])
  expect((await ask('/en-br/category/women'))[0]).toBe(404)
  expect((await ask('/xx-de/category/women'))[0]).toBe(404)
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toContain('/sitemap-en-us.xml</loc>')
  const [there, here] = await Promise.all(
    ['us', 'in'].map(async (country) => (await request.get(`/sitemap-en-${country}.xml`)).text()),
  )
  expect(there).toContain('/en-us/product/linen-shirt</loc>')
  expect(there).toContain('hreflang="x-default"')
  expect(there).not.toContain('monsoon-candle')
  expect(here).toContain('/product/monsoon-candle</loc>')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /*-*/cart')
})

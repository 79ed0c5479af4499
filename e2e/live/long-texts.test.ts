import { filters, productGrid, cards } from '../screens/catalogue.ts'
import { heading, load, open } from '../screens/open.ts'
import { addToBackend } from '../screens/product.ts'
import { failedRequests } from '../support/console-errors.ts'
import { countFound, openCategory, sellOwn } from '../support/own-products.ts'
import { record } from '../support/requests.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const widthOf = async (page: Page) => await page.evaluate(() => document.documentElement.scrollWidth)

async function expectNoSideways(page: Page): Promise<void> {
  await expect.poll(async () => await widthOf(page)).toBeLessThanOrEqual(narrow.width)
  // The body clips overflow: it cannot be scrolled to, but content could be cut off.
  const cut = await page.evaluate(
    (width) =>
      [...document.querySelectorAll('main h1, main h2, main h3, main p, main nav, main dt, main dd')].filter(
        (one) => one.getBoundingClientRect().right > width + 1 && !one.closest('.sr-only'),
      ).length,
    narrow.width,
  )
  expect(cut).toBe(0)
}

test('a word of 300 letters breaks instead of widening the page', async ({ page }) => {
  await page.setViewportSize(narrow)
  await load(page, `/search?q=${'x'.repeat(300)}`)
  await expect(main(page).getByText('No products found')).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').getByLabel('Search products').fill('y'.repeat(200))
  await expect(page.getByRole('dialog').getByText('No products found for', { exact: false })).toBeVisible()
  await expectNoSideways(page)
})

test('a product name without spaces widens no page', async ({ page }) => {
  const category = await openCategory('long')
  const productsOfOne = await sellOwn({
    price: 45,
    pieces: 3,
    name: 'Ab'.repeat(100),
    collection: category.id,
  })
  await expect.poll(() => countFound(productsOfOne.title), { timeout: 20_000 }).toBe(1)
  try {
    await page.setViewportSize(narrow)
    await load(page, `/product/${productsOfOne.handle}`)
    await expect(heading(page)).toHaveText(productsOfOne.title)
    await expectNoSideways(page)
    await addToBackend(page)
    for (const address of [`/category/${category.handle}`, '/cart', '/checkout']) {
      await load(page, address)
      await expect(main(page).getByText(productsOfOne.title).first()).toBeAttached()
      await expectNoSideways(page)
    }
  } finally {
    await productsOfOne.remove()
    await category.remove()
  }
})

test('a query with a control character searches for nothing, and sends no request', async ({ page }) => {
  const recording = record(page)
  await load(page, '/search?q=%00')
  await expect(main(page).getByText('Start your search')).toBeVisible()
  expect(recording.matching('POST', /^\/store\/search$/)).toHaveLength(0)
})

for (const address of ['a@b', 'me@localhost'])
  test(`the newsletter refuses the incomplete address ${address}`, async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    await open(page, '/about')
    const form = page.getByRole('contentinfo')
    await form.getByLabel('Email address').fill(address)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByRole('alert')).toContainText('whole email address')
  })

test('[CAT-02] price limits can be typed in any order and are sorted', async ({ page }) => {
  await load(page, '/category/women')
  await expect(cards(productGrid(page)).first()).toBeVisible()
  const from = filters(page).getByRole('spinbutton', { name: 'From' })
  const to = filters(page).getByRole('spinbutton', { name: 'To' })
  const most = Number(await to.inputValue())

  await from.fill(String(most + 100))
  await from.press('Tab')
  await to.fill('100')
  expect(await from.inputValue()).toBe(String(most + 100))
  await to.press('Enter')
  await expect(page).toHaveURL(new RegExp(`price=100-${most}`))
  await expect(from).toHaveValue('100')

  await to.fill('60')
  await to.press('Enter')
  await expect(page).toHaveURL(/price=0-60/)
  await from.fill('120')
  await from.press('Tab')
  await to.fill('200')
  await to.press('Tab')
  await expect(page).toHaveURL(/price=120-200/)
})

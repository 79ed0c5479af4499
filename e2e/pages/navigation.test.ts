import { card, productGrid } from '../screens/catalogue.ts'
import { heading, load, open, openUnknown, paths } from '../screens/open.ts'
import { failedRequests } from '../support/console-errors.ts'
import { expect, test, type Page } from '../support/test.ts'

const scrolled = async (page: Page) => await page.evaluate(() => Math.round(window.scrollY))

test("[ROUTE-02] any other address shows 'Oops! Page not found' and a link home", async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await load(page, '/no-such-page')
  await expect(heading(page)).toHaveText('Oops! Page not found')
  for (const address of ['/category', '/product/a/b', '/%F0%9F%A7%A6', '/cart/1']) {
    await open(page, paths.category('men-shirts'))
    await openUnknown(page, address)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test(
  '[ROUTE-06] a new page starts at its top; Back and Forward restore the scroll position',
  { tag: '@smoke' },
  async ({ page }) => {
    await load(page, paths.category('all'))
    await card(productGrid(page), 'Stoneware Vase').scrollIntoViewIfNeeded()
    const left = await scrolled(page)
    expect(left).toBeGreaterThan(500)
    await card(productGrid(page), 'Stoneware Vase').getByRole('link').click()
    await expect(heading(page)).toHaveText('Stoneware Vase')
    expect(await scrolled(page)).toBe(0)
    await page.mouse.wheel(0, 300)
    await expect.poll(async () => await scrolled(page)).toBe(300)

    await page.goBack()
    await expect(heading(page)).toHaveText('All Products')
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(2)
    await expect(card(productGrid(page), 'Stoneware Vase').getByRole('link')).toBeFocused()
    await page.goForward()
    await expect(heading(page)).toHaveText('Stoneware Vase')
    await expect.poll(async () => await scrolled(page)).toBe(300)
  },
)

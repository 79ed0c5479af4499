import { load } from '../screens/open.ts'
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

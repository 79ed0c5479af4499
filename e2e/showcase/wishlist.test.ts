import { heading, load, paths } from '../screens/open.ts'
import { tiles } from '../screens/search.ts'
import { toast } from '../screens/toasts.ts'
import { expect, test, type Page } from '../support/test.ts'

const saved = (page: Page) => tiles(page, 'Saved products')

test('[WISH-01] four skeletons for 800 ms, then four products of the shop, the same on the next visit', async ({
  page,
}) => {
  await page.clock.install()
  await load(page, '/about')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  await expect(heading(page)).toHaveText('My Wishlist')
  const skeletons = page.getByRole('main').locator('[aria-busy="true"] [aria-hidden="true"] > div')
  await expect(skeletons).toHaveCount(4)
  await page.clock.runFor(790)
  await expect(skeletons).toHaveCount(4)
  await page.clock.resume()
  await expect(saved(page)).toHaveCount(4)
  const hrefs = async () =>
    await saved(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await hrefs()
  expect(new Set(first).size).toBe(4)
  for (const href of first) expect(href).toMatch(/^\/product\/[a-z-]+$/)
  await page.reload()
  await expect(saved(page)).toHaveCount(4)
  expect(await hrefs()).toEqual(first)
  await saved(page).first().getByRole('link').click()
  await expect(page).toHaveURL(first[0] ?? '')
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
})

test('[CAT-08] [PROD-07] [WISH-01] a product saved anywhere is on the list, in every tab', async ({
  page,
  context,
}) => {
  await load(page, paths.product('stoneware-vase'))
  const wishlistButton = page.getByRole('main').getByRole('button', { name: 'Save Stoneware Vase' }).first()
  await wishlistButton.click()
  await expect(toast(page, 'Added to wishlist')).toBeVisible()
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true')
  const tab = await context.newPage()
  await load(tab, '/wishlist')
  // In addition to the four random ones.
  await expect(saved(tab)).toHaveCount(5)
  await expect(saved(tab).getByRole('link', { name: 'Stoneware Vase' })).toBeVisible()
  await saved(tab).getByRole('button', { name: 'Remove Stoneware Vase from wishlist' }).click()
  await expect(saved(tab)).toHaveCount(4)
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false')
})

import * as cart from '../screens/cart.ts'
import { heading, load, paths } from '../screens/open.ts'
import { tiles } from '../screens/search.ts'
import { toast } from '../screens/toasts.ts'
import { readPieces } from '../support/backend.ts'
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

test('[WISH-02] the heart removes, Move to Cart adds to the cart, and an empty list links to the products', async ({
  page,
}) => {
  await load(page, '/wishlist')
  await expect(saved(page)).toHaveCount(4)
  await saved(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(toast(page, 'Removed from wishlist')).toBeVisible()
  await expect(saved(page)).toHaveCount(3)

  const href = (await saved(page).first().getByRole('link').getAttribute('href')) ?? ''
  await saved(page)
    .first()
    .getByRole('button', { name: /^Move / })
    .click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await expect(saved(page)).toHaveCount(2)
  await cart.expectCount(page, 1)
  const id = await cart.storedCartId(page)
  await expect
    .poll(async () => Object.keys(await readPieces(id)).map((key) => `/product/${key.split(' ')[0] ?? ''}`))
    .toEqual([href])

  for (const left of [1, 0]) {
    await saved(page)
      .first()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(saved(page)).toHaveCount(left)
  }
  await expect(heading(page)).toHaveText('Your wishlist is empty')
  await page.getByRole('link', { name: 'Browse Products' }).click()
  await expect(page).toHaveURL(paths.category('all'))
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

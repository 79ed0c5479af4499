import { card, cards, productGrid } from '../screens/catalogue.ts'
import { open, paths, sample } from '../screens/open.ts'
import { readProducts } from '../support/backend.ts'
import { inRupees } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ visit: 'warm' })

test('[CAT-08] [MAP-06] every card shows the backend’s price, in rupees', async ({ page }) => {
  const backend = await readProducts()
  await open(page, paths.category('all'))
  await expect(cards(productGrid(page))).toHaveCount(backend.size)
  for (const { title, variants } of backend.values()) {
    const [first] = variants
    if (first === undefined) throw new Error(`${title} has no variant`)
    const words = await card(productGrid(page), title).textContent()
    expect(words).toContain(inRupees(first.price))
    if (first.original > first.price) {
      expect(words).toContain(inRupees(first.original))
      const percent = Math.round((100 * (first.original - first.price)) / first.original)
      expect(words).toContain(`${percent}%`)
    } else {
      expect(words).not.toMatch(/\d%/)
    }
  }
})

test('[CAT-08] a card has a picture, the rating, the delivery and a wishlist button', async ({ page }) => {
  // Not one of the sample products the wishlist may draw on first use.
  const shirt = sample('oxford-shirt')
  await open(page, paths.category('men-shirts'))
  const one = card(productGrid(page), shirt.title)
  const picture = one.getByRole('img', { name: `${shirt.title}, blue` })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(
      async () => await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await expect(one.getByText('Rated 4.3 of 5, 42 ratings')).toBeAttached()
  await expect(one.getByText('4.3 (42)')).toBeVisible()
  await expect(one.getByText('Free Delivery')).toBeVisible()

  const wishlistButton = one.getByRole('button', { name: `Save ${shirt.title}` })
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false')
  await wishlistButton.click()
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/category/men-shirts')
  await wishlistButton.click()
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false')
})

test('a press anywhere on a card opens its product', async ({ page }) => {
  await open(page, paths.category('men-shirts'))
  await card(productGrid(page), 'Oxford Shirt').click({ position: { x: 60, y: 90 } })
  await expect(page).toHaveURL('/product/oxford-shirt')
})

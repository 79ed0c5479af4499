import { card, productGrid } from '../screens/catalogue.ts'
import { load, paths } from '../screens/open.ts'
import { expect, test } from '../support/test.ts'

test(
  '[CAT-08] a card has a picture, and a press anywhere on it opens its product',
  { tag: '@smoke' },
  async ({ page }) => {
    await load(page, paths.category('men-shirts'))
    const shirt = card(productGrid(page), 'Oxford Shirt')
    const picture = shirt.getByRole('img', { name: 'Oxford Shirt, blue' })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(
        async () =>
          await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await shirt.click({ position: { x: 60, y: 90 } })
    await expect(page).toHaveURL('/product/oxford-shirt')
  },
)

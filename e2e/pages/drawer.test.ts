import * as cart from '../screens/cart.ts'
import { load, paths } from '../screens/open.ts'
import { callBackend, type BackendCart } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { inRupees } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

interface StockedVariant {
  readonly id: string
  readonly inventory_quantity: number
  readonly calculated_price: { readonly calculated_amount: number }
}

test(
  '[DRAW-01] the cart button opens and closes the drawer with lines, subtotal and both links',
  { tag: '@smoke' },
  async ({ page }) => {
    const id = await makeCart({ handle: 'field-watch', quantity: 2 }, { handle: 'stoneware-vase' })
    await cart.leaveCart(page, id)
    await load(page, paths.category('men-shirts'))
    const drawer = await cart.openDrawer(page)
    await expect(drawer.getByRole('listitem')).toHaveCount(2)
    await expect(cart.drawerLine(page, 'Field Watch')).toContainText(inRupees(2 * 399))
    await expect(drawer.getByText('Subtotal').locator('..')).toContainText(inRupees(2 * 399 + 149))
    await expect(drawer.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    await expect(drawer.getByRole('button', { name: 'Clear Cart' })).toBeVisible()

    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(cart.cartButton(page)).toBeFocused()

    await cart.openDrawer(page)
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL('/category/men-shirts')

    await cart.openDrawer(page)
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL('/checkout')
    await expect(drawer).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/category/men-shirts')
    await expect(drawer).toHaveCount(0)
  },
)

test('[F-49] two hundred lines are all in the drawer, which scrolls, and the sum is right', async ({
  page,
}) => {
  const { regions } = await callBackend<{ regions: { id: string }[] }>('GET', '/store/regions')
  const fields = 'variants.id,*variants.calculated_price,+variants.inventory_quantity'
  const list = `limit=100&region_id=${regions[0]?.id ?? ''}&fields=${encodeURIComponent(fields)}`
  const { products } = await callBackend<{ products: { variants: StockedVariant[] }[] }>(
    'GET',
    `/store/products?${list}`,
  )
  const inStock = products.flatMap(({ variants }) => variants).filter((one) => one.inventory_quantity >= 3)
  const variants = inStock.slice(0, 200)
  expect(variants).toHaveLength(200)
  const items = variants.map(({ id }, index) => ({ variant_id: id, quantity: 1 + (index % 3) }))
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const prices = variants.map((one) => Math.round(one.calculated_price.calculated_amount * 100))
  const paise = prices.reduce((sum, price, index) => sum + price * (1 + (index % 3)), 0)
  const { cart: made } = await callBackend<{ cart: BackendCart }>('POST', '/store/carts', {})
  for (const item of items) await callBackend('POST', `/store/carts/${made.id}/line-items`, item)
  await cart.leaveCart(page, made.id)
  await load(page, paths.home)
  await cart.expectCount(page, pieces)
  const drawer = await cart.openDrawer(page)
  await expect(drawer.getByRole('listitem')).toHaveCount(200)
  await expect(drawer.getByText('Subtotal').locator('..')).toContainText(inRupees(paise / 100))
  const last = drawer.getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(drawer.getByRole('link', { name: 'Proceed to Checkout' })).toBeInViewport()
})

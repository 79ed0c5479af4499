import { card, cards, filters, productGrid, tick } from '../screens/catalogue.ts'
import * as cart from '../screens/cart.ts'
import { heading, load, reload, splashScreenGone } from '../screens/open.ts'
import { addButton, choose } from '../screens/product.ts'
import { toast } from '../screens/toasts.ts'
import { makeCart } from '../support/carts.ts'
import { readQuantities } from '../support/backend.ts'
import { inRupees } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test(
  '[CAT-02] [PROD-05] [DRAW-01] [CART-01] from the front page to a full cart and back to an empty one',
  { tag: ['@smoke', '@medusa'] },
  async ({ page, preset }) => {
    await load(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Men', exact: true }).click()
    await expect(heading(page)).toHaveText('Men')
    await page.getByRole('main').getByRole('link', { name: 'Shirts', exact: true }).click()
    await expect(heading(page)).toHaveText('Shirts')

    await tick(filters(page), 'White')
    // The showcase filters by a shirt's first colour, the live preset by any of them.
    await expect(cards(productGrid(page))).toHaveCount(preset === 'live' ? 2 : 1)
    await card(productGrid(page), 'Linen Shirt').getByRole('link').click()
    await expect(heading(page)).toHaveText('Linen Shirt')

    await choose(page, 'Color', 'Blue')
    await choose(page, 'Size', 'S')
    await addButton(page).click()
    await expect(toast(page, 'Linen Shirt has been added to your cart')).toBeVisible()
    await cart.expectCount(page, 1)

    const drawer = await cart.openDrawer(page)
    await expect(cart.drawerLine(page, 'Linen Shirt')).toContainText('Blue, S')
    await expect(drawer.getByText('Subtotal').locator('..')).toContainText(inRupees(189, preset))
    await drawer.getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(drawer).toHaveCount(0)

    const row = cart.row(page, 'Linen Shirt')
    await cart.plus(row).click()
    await expect(cart.quantity(row)).toHaveValue('2')
    await expect(cart.summary(page)).toContainText(inRupees(378, preset))
    await cart.expectCount(page, 2)
    const id = await cart.storedCartId(page)
    await expect.poll(async () => await readQuantities(id)).toEqual({ 'linen-shirt Blue / S': 2 })

    await cart.remove(row).click()
    await expect(heading(page)).toHaveText('Your cart is empty')
    await expect(toast(page, 'Item removed from cart')).toBeVisible()
    await cart.expectCount(page, 0)
    await expect.poll(async () => await readQuantities(id)).toEqual({})
    await page.getByRole('link', { name: 'Start Shopping' }).click()
    await expect(page).toHaveURL('/category/all')
  },
)

test('[CART-14] the cart survives a reload, and a new tab holds the same one', async ({ page, context }) => {
  await load(page, '/product/fig-vetiver-candle')
  await addButton(page).click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  const id = await cart.storedCartId(page)

  await reload(page)
  await cart.expectCount(page, 1)
  expect(await cart.storedCartId(page)).toBe(id)

  const tab = await context.newPage()
  await load(tab, '/cart')
  await expect(cart.row(tab, 'Fig & Vetiver Candle')).toBeVisible()
  await cart.expectCount(tab, 1)
  expect(await cart.storedCartId(tab)).toBe(id)
})

test('[CART-14] [F-45] two tabs never overwrite each other', async ({ page, context }) => {
  const id = await makeCart({ handle: 'field-watch' })
  await cart.leaveCart(page, id)
  await load(page, '/cart')
  await cart.expectCount(page, 1)
  const tab = await context.newPage()
  await load(tab, '/product/stoneware-vase')
  await cart.expectCount(tab, 1)

  await addButton(tab).click()
  await cart.expectCount(tab, 2)
  await cart.expectCount(page, 2)
  await expect(cart.row(page, 'Stoneware Vase')).toBeVisible()

  await cart.plus(cart.row(page, 'Field Watch')).click()
  await cart.expectCount(page, 3)
  await cart.expectCount(tab, 3)
  await expect
    .poll(async () => await readQuantities(id))
    .toEqual({ 'field-watch Black': 2, 'stoneware-vase White': 1 })
})

test('[CART-14] [F-31] two tabs a new visitor opens at once share one cart', async ({ page, context }) => {
  const tab = await context.newPage()
  await Promise.all([page.goto('/product/field-watch'), tab.goto('/product/stoneware-vase')])
  await Promise.all([splashScreenGone(page), splashScreenGone(tab)])
  await addButton(page).click()
  await addButton(tab).click()
  await cart.expectCount(page, 2)
  await cart.expectCount(tab, 2)
  const id = await cart.storedCartId(page)
  await expect
    .poll(async () => await readQuantities(id))
    .toEqual({ 'field-watch Black': 1, 'stoneware-vase White': 1 })
})

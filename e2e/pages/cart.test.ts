import * as cart from '../screens/cart.ts'
import { heading, load, paths, splashScreenGone } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { toast, toasts } from '../screens/toasts.ts'
import { readCart, readPieces } from '../support/backend.ts'
import { makeCart, type Wanted } from '../support/carts.ts'
import { environment } from '../support/environment.ts'
import { inRupees } from '../support/money.ts'
import { record } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const shirt = { handle: 'linen-shirt', variant: 'White / M', quantity: 2 }
const watch = { handle: 'field-watch' }

async function openCart(page: Page, ...wanted: readonly Wanted[]): Promise<string> {
  const id = await makeCart(...wanted)
  await cart.leaveCart(page, id)
  await load(page, paths.cart)
  await expect(cart.table(page)).toBeVisible()
  return id
}

test('[CART-01] [CART-03] [CART-12] a table of the lines and a summary whose total is the subtotal', async ({
  page,
}) => {
  const id = await openCart(page, shirt, watch)
  await expect(heading(page)).toHaveText('Cart')
  const headers = cart.table(page).getByRole('columnheader')
  await expect(headers).toHaveText(['Product', 'Price', 'Quantity', 'Total', 'Remove'])

  const known = await readCart(id)
  for (const { product_handle: handle, unit_price: price, quantity, variant_title: variant } of known.items) {
    const name = handle === shirt.handle ? 'Linen Shirt' : 'Field Watch'
    const row = cart.row(page, name)
    await expect(row).toContainText(variant.replaceAll(' / ', ', '))
    await expect(row.getByRole('cell', { name: inRupees(price), exact: true }).first()).toBeVisible()
    await expect(cart.quantity(row)).toHaveValue(String(quantity))
    const total = row.getByRole('cell', { name: inRupees(price * quantity), exact: true }).last()
    await expect(total).toBeVisible()
    await expect(row.getByRole('link', { name })).toHaveAttribute('href', `/product/${handle}`)
  }
  const summary = cart.summary(page)
  const total = inRupees(known.item_total)
  await expect(summary.getByRole('term')).toHaveText(['Subtotal', 'Shipping', 'Tax', 'Total'])
  await expect(summary.getByRole('definition')).toHaveText([
    total,
    'Calculated at checkout',
    'Calculated at checkout',
    total,
  ])
  await cart.expectCount(page, 3)
})

test('[CART-01] [CART-07] [CART-10] minus on the last piece removes the line, and undo brings it back', async ({
  page,
}) => {
  const id = await openCart(page, shirt, watch)
  const row = cart.row(page, 'Field Watch')
  await cart.minus(row).click()
  await expect(row).toHaveCount(0)
  await expect(toast(page, 'Item removed from cart')).toBeVisible()
  await toast(page, 'Item removed from cart').getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await expect(toast(page, 'Item added to cart')).toBeVisible()
  await expect(toasts(page)).toHaveCount(1)
  await expect
    .poll(async () => await readPieces(id))
    .toEqual({ 'linen-shirt White / M': 2, 'field-watch Black': 1 })
})

test('[CART-03] Apply only clears the promo code: no total changes and nothing claims a discount', async ({
  page,
}) => {
  await openCart(page, watch)
  const summary = cart.summary(page)
  const before = await summary.getByRole('definition').allInnerTexts()
  const code = summary.getByRole('textbox', { name: 'Promo code' })
  await code.fill('WELCOME10')
  await summary.getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  expect(await summary.getByRole('definition').allInnerTexts()).toEqual(before)
  await expect(page.getByText(/applied|discount/i)).toHaveCount(0)
})

test("[CART-02] [CART-04] 'Continue Shopping' leads home and 'Proceed to Checkout' to the checkout", async ({
  page,
}) => {
  await openCart(page, watch)
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/')
})

test("[CART-02] [CART-08] 'Clear Cart' empties it at the backend too", async ({ page }) => {
  const id = await openCart(page, shirt, watch, { handle: 'stoneware-vase' })
  await page.getByRole('main').getByRole('button', { name: 'Clear Cart' }).click()
  await expect(heading(page)).toHaveText('Your cart is empty')
  await cart.expectCount(page, 0)
  expect(await readPieces(id)).toEqual({})
  expect(await cart.storedCartId(page)).toBe(id)
})

test("[CART-04] an empty cart says so and offers 'Start Shopping'", async ({ page }) => {
  await load(page, paths.cart)
  await expect(heading(page)).toHaveText('Your cart is empty')
  await expect(cart.table(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Start Shopping' }).click()
  await expect(page).toHaveURL('/category/all')
})

test('[CART-07] [F-51] a typed quantity of zero, or of nonsense, never reaches the backend', async ({
  page,
}) => {
  const id = await openCart(page, shirt)
  const field = cart.quantity(cart.row(page, 'Linen Shirt'))
  for (const nonsense of ['-3', '1e3', '٣', '', '0']) {
    await field.fill(nonsense)
    await field.press('Enter')
    await expect(field).toHaveValue('2')
  }
  await field.fill('5')
  await field.press('Enter')
  await cart.expectCount(page, 5)
  await expect.poll(async () => await readPieces(id)).toEqual({ 'linen-shirt White / M': 5 })
})

test('[CART-09] a line is busy while it changes, until success or failure', async ({
  page,
  faults,
  complaints,
}) => {
  await openCart(page, shirt)
  const row = cart.row(page, 'Linen Shirt')
  await faults.set({ action: 'delay', ms: 1500, method: 'POST', path: '/line-items/' })
  await cart.plus(row).click()
  await expect(row).toHaveAttribute('aria-busy', 'true')
  await expect(cart.quantity(row)).toHaveValue('3')
  await expect(row).not.toHaveAttribute('aria-busy')

  complaints.expect('Failed to load resource')
  await faults.set({ action: 'status', status: 500, method: 'POST', path: '/line-items/' })
  await cart.plus(row).click()
  await expect(toast(page, 'Failed to update item quantity')).toBeVisible()
  await expect(row).not.toHaveAttribute('aria-busy')
  await expect(cart.quantity(row)).toHaveValue('3')
})

test('skeletons are shown while the cart loads', async ({ page, faults }) => {
  const id = await makeCart(watch)
  await cart.leaveCart(page, id)
  await faults.set({ action: 'delay', ms: 4000, path: '^/store/carts/' })
  await page.goto(paths.cart)
  await splashScreenGone(page)
  await expect(page.getByText('Loading your cart')).toBeAttached()
  await expect(page.getByText('Your cart is empty')).toHaveCount(0)
  await expect(cart.row(page, 'Field Watch')).toBeVisible()
})

test('[CART-13] the cart makes exactly the calls of the store API, each with the publishable key', async ({
  page,
}) => {
  const recording = record(page)
  await load(page, paths.product('monsoon-candle'))
  await addButton(page).click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await load(page, paths.cart)
  const row = cart.row(page, 'First Monsoon Candle')
  await cart.plus(row).click()
  await expect
    .poll(async () => await readPieces(await cart.storedCartId(page)))
    .toEqual({ 'monsoon-candle Blue': 2 })
  await cart.remove(row).click()
  await expect(heading(page)).toHaveText('Your cart is empty')
  await expect.poll(async () => await readPieces(await cart.storedCartId(page))).toEqual({})

  const calls = recording
    .all()
    .filter((request) => new URL(request.url()).pathname.startsWith('/store/carts'))
  const id = await cart.storedCartId(page)
  const shapes = calls.map((one) => {
    const { pathname } = new URL(one.url())
    return `${one.method()} ${pathname.replace(id, '{id}').replace(/cali_\w+/, '{line}')}`
  })
  expect([...new Set(shapes)].toSorted()).toEqual([
    'DELETE /store/carts/{id}/line-items/{line}',
    'GET /store/carts/{id}',
    'POST /store/carts',
    'POST /store/carts/{id}/line-items',
    'POST /store/carts/{id}/line-items/{line}',
  ])
  for (const call of calls) {
    const headers = await call.allHeaders()
    expect(headers['x-publishable-api-key']).toBe(environment().publishableKey)
  }
})

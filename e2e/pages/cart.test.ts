import * as cart from '../screens/cart.ts'
import { heading, load, paths, splashScreenGone } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { toast, toasts } from '../screens/toasts.ts'
import { readQuantities } from '../support/backend.ts'
import { makeCart, type Wanted } from '../support/carts.ts'
import { environment } from '../support/environment.ts'
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

test('the tax that the prices include is said from the cart on', async ({ page }) => {
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt' }))
  const said = /Includes ₹[\d.,]+ GST/
  await load(page, paths.home)
  await expect(await cart.openDrawer(page)).toContainText(said)
  await load(page, paths.cart)
  await expect(cart.summary(page)).toContainText(said)
  await expect(cart.summary(page)).not.toContainText('TaxCalculated')
  await load(page, '/checkout')
  await expect(cart.summary(page)).toContainText(said)
})

test(
  '[CART-01] [CART-07] [CART-10] minus on the last piece removes the line, and undo brings it back',
  { tag: '@smoke' },
  async ({ page }) => {
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
      .poll(async () => await readQuantities(id))
      .toEqual({ 'linen-shirt White / M': 2, 'field-watch Black': 1 })
  },
)

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
    .poll(async () => await readQuantities(await cart.storedCartId(page)))
    .toEqual({ 'monsoon-candle Blue': 2 })
  await cart.remove(row).click()
  await expect(heading(page)).toHaveText('Your cart is empty')
  await expect.poll(async () => await readQuantities(await cart.storedCartId(page))).toEqual({})

  const calls = recording
    .all()
    .filter((request) => new URL(request.url()).pathname.startsWith('/store/carts'))
  const id = await cart.storedCartId(page)
  const shapes = calls.map((one) => {
    const { pathname } = new URL(one.url())
    return `${one.method()} ${pathname.replace(id, '{id}').replace(/cali_\w+/, '{line}')}`
  })
  // What gift cards pay of it is read once its page has time.
  const ofCart = shapes.filter((shape) => shape !== 'GET /store/carts/{id}/credit')
  expect([...new Set(ofCart)].toSorted()).toEqual([
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

test('a visit makes no cart, and the first thing that is added makes one', async ({ page }) => {
  const recording = record(page)
  const made = () => recording.matching('POST', /^\/store\/carts$/)
  await load(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  expect(made()).toHaveLength(0)
  await load(page, paths.product('monsoon-candle'))
  await addButton(page).click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  expect(made()).toHaveLength(1)
})

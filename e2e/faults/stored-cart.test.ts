import * as cart from '../screens/cart.ts'
import { heading, load, openProduct, paths, reload, splashScreenGone } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { toasts } from '../screens/toasts.ts'
import { readCart, readQuantities } from '../support/backend.ts'
import { completeCart, makeCart } from '../support/carts.ts'
import { blockedRequests, failedRequests } from '../support/console-errors.ts'
import { record } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const storageKey = 'umber-ecru.cart'
const cartRequests = /^\/store\/carts/

test('[CART-05] [F-26] a cart unknown to the backend is replaced by a new one, silently and once', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await cart.leaveCart(page, 'cart_01NOBODYKNOWSTHISONE0000')
  const recording = record(page)
  await openProduct(page, 'field-watch')
  await addButton(page).click()
  await cart.expectCount(page, 1)
  await expect.poll(async () => await storedId(page)).not.toBe('cart_01NOBODYKNOWSTHISONE0000')
  const id = await cart.storedCartId(page)
  expect(recording.matching('POST', /^\/store\/carts$/)).toHaveLength(1)
  await expect.poll(async () => await readQuantities(id)).toEqual({ 'field-watch Black': 1 })
  await expect(toasts(page)).not.toContainText('Failed')
})

test('[CART-05] [F-27] a cart that became an order is replaced by a new one; the order is unchanged', async ({
  page,
}) => {
  const ordered = await makeCart({ handle: 'field-watch' })
  await completeCart(ordered)
  await cart.leaveCart(page, ordered)
  await openProduct(page, 'stoneware-vase')
  await cart.expectCount(page, 0)
  await addButton(page).click()
  await cart.expectCount(page, 1)
  await expect.poll(async () => await storedId(page)).not.toBe(ordered)
  const id = await cart.storedCartId(page)
  await expect.poll(async () => await readQuantities(id)).toEqual({ 'stoneware-vase White': 1 })
  expect((await readCart(ordered)).completed_at).not.toBeNull()
})

test('[CART-05] [F-25] one 500 while a cart of two lines is read loses nothing', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const id = await makeCart({ handle: 'field-watch' }, { handle: 'stoneware-vase', quantity: 2 })
  await cart.leaveCart(page, id)
  await load(page, paths.product('fig-vetiver-candle'))
  await cart.expectCount(page, 3)

  await faults.set({ action: 'status', status: 500, method: 'GET', path: '^/store/carts/', times: 1 })
  const recording = record(page)
  await reload(page)
  await cart.expectCount(page, 3)
  await addButton(page).click()
  await cart.expectCount(page, 4)
  await expect
    .poll(async () => await readQuantities(id))
    .toEqual({ 'field-watch Black': 1, 'stoneware-vase White': 2, 'fig-vetiver-candle Black': 1 })
  expect(await cart.storedCartId(page)).toBe(id)
  expect(recording.matching('POST', /^\/store\/carts$/)).toHaveLength(0)
})

test('[CART-05] a backend that cannot be reached leaves the lines on screen and offers a retry', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests, blockedRequests)
  const id = await makeCart({ handle: 'field-watch', quantity: 2 })
  await cart.leaveCart(page, id)
  await load(page, paths.cart)
  await expect(cart.row(page, 'Field Watch')).toBeVisible()

  await faults.down('^/store/carts')
  await reload(page)
  await expect(heading(page)).toHaveText('Cart')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your items are kept')
  await expect(cart.row(page, 'Field Watch')).toBeVisible()
  expect(await cart.storedCartId(page)).toBe(id)

  await faults.clear()
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(cart.row(page, 'Field Watch')).toBeVisible()
  expect(await cart.storedCartId(page)).toBe(id)
})

test('[F-28] an invalid stored cart id is never sent and is replaced by a new cart', async ({ page }) => {
  const rubbish = [
    '',
    'null',
    'undefined',
    '[object Object]',
    '../carts',
    '%2e%2e',
    'x'.repeat(10_240),
    '{"id":1}',
  ]
  await page.goto('/robots.txt')
  for (const value of rubbish) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [storageKey, value] as const)
    const recording = record(page)
    await page.goto(paths.cart)
    await splashScreenGone(page)
    await expect(heading(page)).toHaveText('Your cart is empty')
    expect(recording.matching('GET', cartRequests), `with ${value.slice(0, 20)} in storage`).toHaveLength(0)
  }
  const made = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/store/carts')
  await openProduct(page, 'field-watch')
  await addButton(page).click()
  const { cart: begun } = (await (await made).json()) as { readonly cart: { readonly id: string } }
  await expect.poll(async () => await storedId(page)).toBe(begun.id)
  await cart.expectCount(page, 1)
})

const storedId = async (page: Page) => await page.evaluate((key) => localStorage.getItem(key), storageKey)

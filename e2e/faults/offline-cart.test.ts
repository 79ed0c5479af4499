import * as cart from '../screens/cart.ts'
import { load, openProduct, paths } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { toast } from '../screens/toasts.ts'
import { readQuantities } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { record } from '../support/requests.ts'
import { expect, test } from '../support/test.ts'

const adds = /^\/store\/carts\/[^/]+\/line-items$/

test.beforeEach(({ complaints }) => complaints.expect(failedRequests))

test(
  '[F-15] an add made offline stays visible, and is sent once when the network returns',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await openProduct(page, 'field-watch')
    await requestsAnswered(page)
    await context.setOffline(true)
    await addButton(page).click()
    await expect(toast(page, 'You are offline')).toBeVisible()
    await cart.expectCount(page, 1)
    await expect(toast(page, 'Failed')).toHaveCount(0)

    const recording = record(page)
    await context.setOffline(false)
    await expect
      .poll(async () => await readQuantities(await cart.storedCartId(page)))
      .toEqual({ 'field-watch Black': 1 })
    await cart.expectCount(page, 1)
    expect(recording.matching('POST', adds)).toHaveLength(1)
  },
)

test('[F-15] [F-16] several changes made offline are sent in order, and the cart shows that they wait', async ({
  page,
  context,
}) => {
  const id = await makeCart({ handle: 'monsoon-candle' }, { handle: 'field-watch' })
  await cart.leaveCart(page, id)
  await load(page, paths.cart)
  await requestsAnswered(page)
  const candle = cart.row(page, 'First Monsoon Candle')
  await context.setOffline(true)
  await cart.plus(candle).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline')
  await cart.plus(candle).click()
  await cart.remove(cart.row(page, 'Field Watch')).click()
  await expect(cart.quantity(candle)).toHaveValue('3')
  await expect(cart.row(page, 'Field Watch')).toHaveCount(0)
  expect(await readQuantities(id)).toEqual({ 'monsoon-candle Blue': 1, 'field-watch Black': 1 })

  await context.setOffline(false)
  await expect.poll(async () => await readQuantities(id)).toEqual({ 'monsoon-candle Blue': 3 })
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(cart.quantity(candle)).toHaveValue('3')
})

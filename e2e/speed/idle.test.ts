import * as cart from '../screens/cart.ts'
import { load, paths } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { makeCart } from '../support/carts.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { record } from '../support/requests.ts'
import { expect, test } from '../support/test.ts'

for (const place of [
  paths.home,
  paths.category('women'),
  paths.product('field-watch'),
  paths.cart,
  '/checkout',
]) {
  test(`[F-127] ${place}, left alone for half an hour, sends no request`, async ({ page }) => {
    await signInAs(page, await newCustomer())
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await page.clock.install()
    await load(page, place)
    // The checkout has no button of the cart.
    if (place === '/checkout') await expect(cart.summary(page)).toBeVisible()
    else await cart.expectCount(page, 1)
    // What loads after the first view waits for timers, and for answers that it is drawn from.
    await expect(async () => {
      const late = record(page)
      await page.clock.runFor(10_000)
      await requestsAnswered(page)
      expect(late.all().map((request) => request.url())).toEqual([])
    }).toPass()
    const recording = record(page)
    await page.clock.runFor('30:00')
    expect(recording.all().map((request) => request.url())).toEqual([])
  })
}

test('[F-127] after half an hour the shop continues where it was', async ({ page }) => {
  await page.clock.install()
  await load(page, paths.product('field-watch'))
  await page.clock.runFor('30:00')
  await addButton(page).click()
  await cart.expectCount(page, 1)
})

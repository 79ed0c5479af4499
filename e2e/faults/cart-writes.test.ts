import * as cart from '../screens/cart.ts'
import { load, openProduct, paths } from '../screens/open.ts'
import { addButton, choose } from '../screens/product.ts'
import { toast, toasts } from '../screens/toasts.ts'
import { readQuantities } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { record } from '../support/requests.ts'
import { expect, test } from '../support/test.ts'

const lineWrites = /^\/store\/carts\/[^/]+\/line-items/

test('[F-33] ten quick presses on plus end at eleven, at the backend too, in at most three requests', async ({
  page,
}) => {
  const id = await makeCart({ handle: 'monsoon-candle' })
  await cart.leaveCart(page, id)
  await load(page, paths.cart)
  const row = cart.row(page, 'First Monsoon Candle')
  const recording = record(page)
  const seen = await cart.plus(row).evaluate(async (button) => {
    const field = button.parentElement?.querySelector('input')
    const values: number[] = []
    for (let press = 0; press < 10; press += 1) {
      if (button instanceof HTMLElement) button.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      values.push(Number(field?.value))
    }
    return values
  })
  expect(seen.at(-1)).toBe(11)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  await cart.expectCount(page, 11)
  await expect.poll(async () => await readQuantities(id)).toEqual({ 'monsoon-candle Blue': 11 })
  await expect(row).not.toHaveAttribute('aria-busy')
  await expect(cart.quantity(row)).toHaveValue('11')
  expect(recording.matching('POST', lineWrites).length).toBeLessThanOrEqual(3)
})

test(
  '[F-40] an add with a lost response is recovered: no second line and no error',
  { tag: '@smoke' },
  async ({ page, faults, complaints }) => {
    complaints.expect(failedRequests)
    await openProduct(page, 'field-watch')
    await faults.set({ action: 'lose-answer', method: 'POST', path: lineWrites.source, times: 1 })
    await addButton(page).click()
    await expect(toast(page, 'Added to cart')).toBeVisible()
    await cart.expectCount(page, 1)
    await expect
      .poll(async () => await readQuantities(await cart.storedCartId(page)))
      .toEqual({ 'field-watch Black': 1 })
    await expect(toasts(page)).not.toContainText('Failed')
  },
)

test('[F-40] an add that the browser repeats by itself, because its kept connection ended, is made once', async ({
  page,
  faults,
}) => {
  await openProduct(page, 'field-watch')
  const recording = record(page)
  await faults.set({ action: 'end', method: 'POST', path: lineWrites.source, times: 1 })
  await addButton(page).click()
  await cart.expectCount(page, 1)
  await expect
    .poll(async () => await readQuantities(await cart.storedCartId(page)))
    .toEqual({ 'field-watch Black': 1 })
  // Neither the page nor its developer tools see the second one.
  expect(recording.matching('POST', lineWrites)).toHaveLength(1)
})

test('[CART-06] [F-30] an add pressed before there is a cart waits for it and is sent once', async ({
  page,
  faults,
}) => {
  await faults.set({ action: 'delay', ms: 4500, method: 'POST', path: '^/store/carts$' })
  const recording = record(page)
  await openProduct(page, 'field-watch')
  await addButton(page).click()
  await cart.expectCount(page, 1)
  expect(recording.matching('POST', lineWrites)).toHaveLength(0)
  await expect(toast(page, 'Added to cart')).toBeVisible()
  expect(recording.matching('POST', /^\/store\/carts$/)).toHaveLength(1)
  expect(recording.matching('POST', lineWrites)).toHaveLength(1)
  await expect
    .poll(async () => await readQuantities(await cart.storedCartId(page)))
    .toEqual({ 'field-watch Black': 1 })
})

test('[F-32] a double press on Add to Cart adds once', { tag: '@smoke' }, async ({ page }) => {
  const recording = record(page)
  await openProduct(page, 'field-watch')
  await addButton(page).dblclick()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await cart.expectCount(page, 1)
  expect(recording.matching('POST', lineWrites)).toHaveLength(1)
  await expect
    .poll(async () => await readQuantities(await cart.storedCartId(page)))
    .toEqual({ 'field-watch Black': 1 })
})

test('[F-41] a quantity above the stock shows an error at the quantity, and the cart keeps its pieces', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const { title } = await openProduct(page, 'pleated-dress')
  await choose(page, 'Color', 'Green')
  await choose(page, 'Size', 'L')
  await page
    .getByRole('button', { name: `Increase quantity of ${title}` })
    .first()
    .click()
  await addButton(page).click()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'left' })).toBeVisible()
  await cart.expectCount(page, 0)
  expect(await readQuantities(await cart.storedCartId(page))).toEqual({})
})

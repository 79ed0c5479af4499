import * as cart from '../screens/cart.ts'
import {
  expectPlaced,
  figure,
  placeOrder,
  stepHeading,
  summary,
  toDelivery,
  toPayment,
} from '../screens/checkout.ts'
import { load, reload } from '../screens/open.ts'
import { readCart } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { sellOnFake } from '../support/on-fake.ts'
import { sellingForEachTest } from '../support/own-products.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const onSale = sellingForEachTest()

const main = (page: Page) => page.getByRole('main')
const line = (page: Page, name: string) => summary(page).getByRole('listitem').filter({ hasText: name })

test('[LIVE-01] a new price applies to the line: shown, agreed to and confirmed', async ({
  page,
  fake,
  complaints,
}) => {
  // The backend opens no payment at the old price.
  complaints.expect(failedRequests)
  const products = sellOnFake(fake, { price: 100, quantity: 5 })
  await cart.leaveCart(page, await makeCart({ handle: products.handle, quantity: 2 }))
  await load(page, '/checkout')
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await toPayment(page)
  await expect(main(page).getByRole('radio', { name: 'Pay on delivery' })).toBeVisible()
  // What is still being read would show the new price before the press.
  await requestsAnswered(page)
  await products.setPrice(150)
  await main(page).getByRole('button', { name: 'Place Order' }).click()
  await expect(main(page).getByRole('alert')).toContainText('The total has changed')
  await expect(figure(page, 'Subtotal')).toHaveText('₹300')
  await expect(line(page, products.title)).toContainText('₹300')
  await main(page).getByRole('button', { name: 'Accept the new total' }).click()
  await expectPlaced(page)
  await expect(figure(page, 'Subtotal')).toHaveText('₹300')
  await expect(line(page, products.title)).toContainText('₹300')
  await expect(figure(page, 'Total')).toHaveText('₹305.99')
})

test('[F-43] an item no longer sold is named and marked when the cart is read again, until it is removed', async ({
  page,
  fake,
}) => {
  const products = sellOnFake(fake, { price: 100, quantity: 5 })
  await cart.leaveCart(page, await makeCart({ handle: products.handle }, { handle: 'stoneware-vase' }))
  await load(page, '/cart')
  const row = cart.row(page, products.title)
  await expect(cart.plus(row)).toBeVisible()
  await products.remove()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(row).toContainText('No longer available')
  await reload(page)
  await expect(row).toContainText('No longer available')
  await expect(cart.plus(row)).toHaveCount(0)
  const alert = main(page).getByRole('alert')
  await expect(alert).toContainText(`${products.title} is no longer available`)
  await main(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const drawer = await cart.openDrawer(page)
  await expect(cart.drawerLine(page, products.title)).toContainText('No longer available')
  await expect(drawer.getByRole('alert')).toContainText(`${products.title} is no longer available`)
  await cart.remove(cart.drawerLine(page, products.title)).click()
  await expect(alert).toHaveCount(0)
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
})

test('one press lowers a line to the remaining stock', async ({ page, fake }) => {
  const products = sellOnFake(fake, { price: 100, quantity: 5 })
  const id = await makeCart({ handle: products.handle, quantity: 4 })
  await products.setStock(2)
  await cart.leaveCart(page, id)
  await load(page, '/cart')
  const row = cart.row(page, products.title)
  await expect(row).toContainText('Only 2 left')
  await expect(cart.plus(row)).toHaveAttribute('aria-disabled', 'true')
  await expect(main(page).getByRole('alert')).toContainText(`There are only 2 of ${products.title} left`)
  await cart.minus(row).click()
  await expect(cart.quantity(row)).toHaveValue('2')
  await expect(row).not.toContainText('Only 2 left')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await expect.poll(async () => (await readCart(id)).items[0]?.quantity).toBe(2)
})

test(
  '[F-42] [F-43] checkout names unavailable items before each step, and they can be removed or lowered there',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const [gone, scarce] = [
      await onSale({ price: 100, quantity: 5 }),
      await onSale({ price: 50, quantity: 5 }),
    ]
    const wanted = [{ handle: gone.handle }, { handle: scarce.handle, quantity: 3 }]
    await cart.leaveCart(page, await makeCart(...wanted, { handle: 'stoneware-vase' }))
    await load(page, '/checkout')
    await expect(stepHeading(page, 'Delivery address')).toBeVisible()
    // The fake backend has no deleted products.
    await gone.delete()
    await toDelivery(page)
    const alert = main(page).getByRole('alert')
    await expect(line(page, gone.title)).toContainText('No longer available')
    await expect(alert).toContainText(`${gone.title} is no longer available`)
    await expect(alert).toHaveCount(1)
    await line(page, gone.title)
      .getByRole('button', { name: `Remove ${gone.title}` })
      .click()
    await expect(alert).toHaveCount(0)

    await main(page).getByRole('radio', { name: 'Standard' }).check()
    await scarce.setStock(2)
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(stepHeading(page, 'Payment')).toBeVisible()
    await expect(line(page, scarce.title)).toContainText('Only 2 left')
    await main(page).getByRole('button', { name: 'Place Order' }).click()
    await expect(alert).toContainText(`There are only 2 of ${scarce.title} left`)
    await expect(stepHeading(page, 'Payment')).toBeVisible()
    await line(page, scarce.title)
      .getByRole('button', { name: `Take 2 of ${scarce.title}` })
      .click()
    await expect(alert).toHaveCount(0)
    await placeOrder(page)
    await expect(line(page, scarce.title)).toContainText('Quantity 2')
  },
)

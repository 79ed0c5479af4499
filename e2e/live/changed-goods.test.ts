import * as cart from '../screens/cart.ts'
import { expectPlaced, figure, stepHeading, summary, toPayment } from '../screens/checkout.ts'
import { load } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { sellOwn, type OwnGoods } from '../support/own-goods.ts'
import { expect, test, type Page } from '../support/test.ts'

const own: OwnGoods[] = []

test.afterEach(async () => {
  for (let goods = own.pop(); goods !== undefined; goods = own.pop()) await goods.remove()
})

async function onSale(goods: Parameters<typeof sellOwn>[0]): Promise<OwnGoods> {
  const made = await sellOwn(goods)
  own.push(made)
  return made
}

const main = (page: Page) => page.getByRole('main')
const line = (page: Page, name: string) => summary(page).getByRole('listitem').filter({ hasText: name })

test('[LIVE-01] a new price is that of the line too: shown, agreed to and confirmed', async ({ page }) => {
  const goods = await onSale({ price: 100, pieces: 5 })
  await cart.leaveCart(page, await makeCart({ handle: goods.handle, quantity: 2 }))
  await load(page, '/checkout')
  await expect(stepHeading(page, 'Delivery information')).toBeVisible()
  await toPayment(page)
  await goods.setPrice(150)
  await main(page).getByRole('button', { name: 'Place Order' }).click()
  await expect(main(page).getByRole('alert')).toContainText('The total has changed')
  await expect(figure(page, 'Subtotal')).toHaveText('₹300.00')
  await expect(line(page, goods.title)).toContainText('₹300.00')
  await main(page).getByRole('button', { name: 'Accept the new total' }).click()
  await expectPlaced(page)
  await expect(figure(page, 'Subtotal')).toHaveText('₹300.00')
  await expect(line(page, goods.title)).toContainText('₹300.00')
  await expect(figure(page, 'Total')).toHaveText('₹305.99')
})

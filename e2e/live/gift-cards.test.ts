import * as cart from '../screens/cart.ts'
import {
  choosePayment,
  figure,
  fillAddress,
  placeOrder,
  stepHeading,
  toPayment,
} from '../screens/checkout.ts'
import { load, open } from '../screens/open.ts'
import { failedRequests } from '../support/console-errors.ts'
import { readProduct } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { inRupees } from '../support/money.ts'
import { databaseOf, sellOnFake, type Fake } from '../support/on-fake.ts'
import { expect, test, type Page } from '../support/test.ts'

const rupees = (amount: number) => inRupees(amount, 'live')
const main = (page: Page) => page.getByRole('main')
const code = 'ABCD-EFGH-JKMN-PQRS'

test('a cart of gift cards alone asks for no delivery', async ({ page, fake }) => {
  const { handle } = sellOnFake(fake, { price: 500, quantity: 9, isGiftCard: true })
  await cart.leaveCart(page, await makeCart({ handle }))
  await load(page, '/checkout')
  await fillAddress(page)
  await main(page).getByRole('button', { name: 'Continue to Delivery' }).click()
  await expect(stepHeading(page, 'Payment')).toBeFocused()
  await expect(figure(page, 'Shipping')).toHaveText('Sent by e-mail')
  await expect(figure(page, 'Total')).toHaveText(rupees(500))
  await page.goBack()
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await main(page).getByRole('button', { name: 'Continue to Delivery' }).click()
  await expect(stepHeading(page, 'Payment')).toBeVisible()
  await choosePayment(page, 'live', 'Pay on delivery')
  await placeOrder(page)
})

test('a gift card beside something that is posted asks for a delivery', async ({ page, fake }) => {
  const { handle } = sellOnFake(fake, { price: 500, quantity: 9, isGiftCard: true })
  await cart.leaveCart(page, await makeCart({ handle }, { handle: 'field-watch' }))
  await load(page, '/checkout')
  await toPayment(page, 'Standard')
  await expect(figure(page, 'Shipping')).toHaveText(rupees(5.99))
})

function giveCard(fake: Fake, balance: number) {
  const card = { id: 'cracc_1', code: code.replaceAll('-', ''), balance }
  databaseOf(fake).giftCards.set(card.code, card)
  return card
}

async function use(page: Page, typed: string): Promise<void> {
  await main(page).getByLabel('Gift card code').fill(typed)
  await main(page).getByRole('button', { name: 'Use', exact: true }).click()
}

test('a gift card pays a part of a cart, and can be taken off', async ({ page, fake, complaints }) => {
  complaints.expect(failedRequests)
  const price = (await readProduct('field-watch')).variants[0]?.price ?? 0
  giveCard(fake, 50)
  await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await load(page, '/cart')
  await use(page, 'AAAA-BBBB-CCCC-DDDD')
  await expect(main(page)).toContainText('No gift card has this code')
  await use(page, code.toLowerCase())
  await expect(main(page)).toContainText('Gift card ending in PQRS')
  await expect(main(page)).toContainText(`${rupees(0)} stays on it`)
  await expect(figure(page, 'Total')).toHaveText(rupees(price - 50))
  await main(page).getByRole('button', { name: 'Remove Gift card ending in PQRS' }).click()
  await expect(figure(page, 'Total')).toHaveText(rupees(price))
})

test('a gift card pays a whole order, for which no payment is asked', async ({ page, fake }) => {
  const price = (await readProduct('field-watch')).variants[0]?.price ?? 0
  const card = giveCard(fake, price + 1000)
  await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await load(page, '/cart')
  await use(page, code)
  await expect(figure(page, 'Total')).toHaveText(rupees(0))
  await open(page, '/checkout')
  await toPayment(page, 'Standard')
  await expect(stepHeading(page, 'Payment')).toBeVisible()
  await expect(figure(page, 'Gift cards and credit')).toHaveText(`−${rupees(price + 5.99)}`)
  await expect(figure(page, 'Total')).toHaveText(rupees(0))
  // As the total says, and not as before the delivery was chosen.
  await expect(main(page)).toContainText(`${rupees(994.01)} stays on it`)
  await placeOrder(page)
  expect(card.balance).toBe(994.01)
})

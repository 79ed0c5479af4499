import * as cart from '../../screens/cart.ts'
import { expectPlaced, placeOrderButton } from '../../screens/checkout.ts'
import { heading, load, reload } from '../../screens/open.ts'
import { answerBank, beginPayment, booksOf, cards, fillCard, toChallenge } from '../../screens/payment.ts'
import { failedRequests } from '../../support/console-errors.ts'
import { expect, test } from '../../support/test.ts'

test(
  '[F-67] a cart that another tab empties meanwhile is neither charged nor ordered',
  { tag: '@medusa' },
  async ({ page, context, complaints }) => {
    complaints.expect(failedRequests)
    const begun = await beginPayment(page)
    await toChallenge(page)
    const other = await context.newPage()
    await load(other, '/cart')
    await cart.remove(cart.row(other, 'Stoneware Vase')).click()
    await expect(heading(other)).toHaveText('Your cart is empty')
    await answerBank(page, 'Approve')
    await expect(page).toHaveURL('/cart')
    await expect(heading(page)).toHaveText('Your cart is empty')
    await expect.poll(async () => await booksOf(begun)).toMatchObject({ held: 0, orders: [] })
  },
)

test(
  '[F-55] [F-68] two presses are one payment, and the empty cart leaves the confirmation',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await fillCard(page, cards.pays)
    await (await placeOrderButton(page)).dblclick()
    await expectPlaced(page)
    await cart.expectCount(page, 0)
    await reload(page)
    await expectPlaced(page)
    const { payments, charges, held, orders } = await booksOf(begun)
    expect({ payments: payments.length, charges, orders }).toEqual({
      payments: 1,
      charges: 1,
      orders: [held],
    })
  },
)

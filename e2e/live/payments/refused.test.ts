import { expectPlaced, figure } from '../../screens/checkout.ts'
import { alertOf, answerBank, beginPayment, booksOf, toChallenge } from '../../screens/payment.ts'
import { failedRequests } from '../../support/console-errors.ts'
import { sellingForEachTest } from '../../support/own-products.ts'
import { expect, test } from '../../support/test.ts'

const onSale = sellingForEachTest()

test(
  '[F-60] what sells out after the payment was authorized is not charged, and the shopper is told',
  { tag: ['@smoke', '@medusa'] },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const product = await onSale({ price: 100, quantity: 1 })
    const begun = await beginPayment(page, { handle: product.handle })
    await toChallenge(page)
    await product.setStock(0)
    await answerBank(page, 'Approve')
    await expect(alertOf(page).filter({ hasText: 'goes back to you' })).toBeVisible({
      timeout: 30_000,
    })
    const { charges, held, orders } = await booksOf(begun)
    expect({ charges, held, orders }).toEqual({ charges: 1, held: 0, orders: [] })
  },
)

test(
  '[F-59] a price that changes at the bank has to be agreed to, and is paid anew',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const product = await onSale({ price: 100, quantity: 5 })
    const begun = await beginPayment(page, { handle: product.handle })
    await toChallenge(page)
    await product.setPrice(120)
    await answerBank(page, 'Approve')
    await expect(alertOf(page)).toContainText('The total has changed', { timeout: 30_000 })
    await expect(alertOf(page)).toContainText('goes back to you')
    await expect(figure(page, 'Total')).toHaveText('₹125.99')
    expect((await booksOf(begun)).held).toBe(0)
    await page.getByRole('main').getByRole('button', { name: 'Accept the new total' }).click()
    await answerBank(page, 'Approve')
    await expectPlaced(page)
    const { held, orders } = await booksOf(begun)
    expect({ held, orders }).toEqual({ held: 125.99, orders: [125.99] })
  },
)

import { expectPlaced, placeOrderButton } from '../../screens/checkout.ts'
import { load } from '../../screens/open.ts'
import {
  alertOf,
  answerBank,
  beginPayment,
  booksOf,
  cards,
  fillCard,
  keepPaymentStep,
  payWith,
  toChallenge,
  type Begun,
} from '../../screens/payment.ts'
import { blockedRequests, failedRequests } from '../../support/console-errors.ts'
import type { Fault } from '../../support/faults.ts'
import { expect, test } from '../../support/test.ts'

async function expectOneOrder(begun: Begun): Promise<void> {
  const { payments, charges, held, orders } = await booksOf(begun)
  expect({ payments: payments.length, charges, orders }).toEqual({ payments: 1, charges: 1, orders: [held] })
}

const post = (path: string, action: Fault['action']): Fault => ({ action, method: 'POST', path })

for (const action of ['drop', 'lose-answer'] as const)
  test(
    `[F-56] [F-76] a session whose request meets ${action}, and an order whose answer is lost, are charged once`,
    { tag: '@medusa' },
    async ({ page, faults, complaints }) => {
      complaints.expect(failedRequests, blockedRequests)
      const begun = await beginPayment(page)
      await faults.set(post('/payment-sessions$', action))
      await payWith(page, cards.pays)
      await expect(alertOf(page)).toContainText('We could not place your order', { timeout: 20_000 })
      expect((await booksOf(begun)).charges).toBe(0)
      await faults.set({ ...post('/complete$', action), times: 1 })
      await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
      await expectPlaced(page)
      await expectOneOrder(begun)
    },
  )

test(
  '[F-56] a payment whose confirmation has no answer is asked for, and not made again',
  { tag: '@medusa' },
  async ({ page, faults, complaints }) => {
    complaints.expect(failedRequests, blockedRequests)
    const begun = await beginPayment(page)
    await faults.set({ action: 'lose-answer', path: '/test-payments/payments/' })
    await payWith(page, cards.pays)
    await expect(alertOf(page)).toContainText('We do not know yet whether your payment was made', {
      timeout: 30_000,
    })
    await expect(page.getByRole('main').getByRole('button', { name: 'Place Order' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // The backend may have heard of the payment meanwhile, and placed the order.
    expect((await booksOf(begun)).charges).toBe(1)
    await faults.clear()
    await page.getByRole('button', { name: 'Look again' }).click()
    await expectPlaced(page)
    await expectOneOrder(begun)
  },
)

test(
  '[F-76] the network that is lost at the bank comes back, and the payment goes on by itself',
  { tag: '@medusa' },
  async ({ page, faults, complaints }) => {
    complaints.expect(failedRequests, blockedRequests)
    const begun = await beginPayment(page)
    await toChallenge(page)
    await faults.set({ action: 'drop', method: 'GET', path: '/test-payments/payments/' })
    await answerBank(page, 'Approve')
    await expect(alertOf(page)).toContainText('We do not know yet', { timeout: 20_000 })
    await faults.clear()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectPlaced(page)
    await expectOneOrder(begun)
  },
)

test(
  'a payment step that is loaded again orders nothing before its shipping options are known',
  { tag: '@medusa' },
  async ({ page, faults }) => {
    const begun = await keepPaymentStep(page)
    await faults.set({ method: 'GET', path: '/shipping-options$', action: 'hold' })
    await load(page, '/checkout?step=payment')
    await fillCard(page, cards.pays)
    const order = page.getByRole('main').getByRole('button', { name: 'Place Order' })
    await expect(order).toHaveAttribute('aria-busy', 'true')
    await order.dispatchEvent('click')
    await faults.clear()
    await expect(order).not.toHaveAttribute('aria-busy')
    expect(await booksOf(begun)).toMatchObject({ payments: [], orders: [] })
    await (await placeOrderButton(page)).click()
    await expectPlaced(page)
    await expectOneOrder(begun)
  },
)

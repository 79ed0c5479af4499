import { expectPlaced } from '../../screens/checkout.ts'
import { alertOf, beginPayment } from '../../screens/payment.ts'
import { chooseRazorpay, openWindow, payByUpi, paymentsFor } from '../../screens/razorpay.ts'
import { chooseStripe, fillElement, moneyFor, pressOrder, stripeCards } from '../../screens/stripe.ts'
import { failedRequests } from '../../support/console-errors.ts'
import { imitatedRazorpay, routeRazorpay } from '../../support/razorpay.ts'
import { imitatedStripe, routeStripe, stripeKeys } from '../../support/stripe.ts'
import { expect, test } from '../../support/test.ts'

// The backend has one key for all shoppers, so these tests run alone: playwright.config.ts.

const shopper = { timeout: 30_000 }

test.beforeEach(({ complaints }) => complaints.expect(failedRequests))

test.describe('With a wrong key of Stripe', () => {
  test.beforeEach(async ({ context }) => void (await routeStripe(context)))
  test.afterEach(async () => await imitatedStripe.refuseKey(stripeKeys.secret, false))

  test(
    'nothing is paid, and the shopper is told without a word of keys',
    { tag: '@medusa' },
    async ({ page }) => {
      const begun = await beginPayment(page)
      await chooseStripe(page)
      await fillElement(page, stripeCards.pays)
      await imitatedStripe.refuseKey(stripeKeys.secret, true)
      await pressOrder(page)
      await expect(alertOf(page)).toBeVisible(shopper)
      await expect(alertOf(page)).not.toContainText(/key|sk_/i)
      expect(await moneyFor(begun)).toEqual([])
      await imitatedStripe.refuseKey(stripeKeys.secret, false)
      await pressOrder(page)
      await expectPlaced(page)
      expect(await moneyFor(begun)).toHaveLength(1)
    },
  )
})

test.describe('With a wrong key of Razorpay', () => {
  test.beforeEach(async ({ context, complaints }) => {
    // Razorpay's script writes a style element, which the shop's policy refuses.
    complaints.expect('Applying inline style violates')
    await routeRazorpay(context)
  })
  test.afterEach(async () => await imitatedRazorpay.refuseKey(false))

  test(
    'nothing is paid, and the shopper is told without a word of keys',
    { tag: '@medusa' },
    async ({ page }) => {
      const begun = await beginPayment(page)
      await chooseRazorpay(page)
      await imitatedRazorpay.refuseKey(true)
      await pressOrder(page)
      await expect(alertOf(page)).toBeVisible(shopper)
      await expect(alertOf(page)).not.toContainText(/key|rzp_/i)
      expect(await paymentsFor(begun)).toEqual([])
      await imitatedRazorpay.refuseKey(false)
      await openWindow(page)
      await payByUpi(page, 'success')
      await expectPlaced(page)
    },
  )
})

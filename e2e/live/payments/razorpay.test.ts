import { expectPlaced } from '../../screens/checkout.ts'
import { reload } from '../../screens/open.ts'
import { alertOf, beginPayment, booksOf } from '../../screens/payment.ts'
import {
  chooseRazorpay,
  closeWindow,
  openWindow,
  payByUpi,
  paymentsFor,
  razorpayChoice,
  razorpayWindow,
} from '../../screens/razorpay.ts'
import { pressOrder, sessionsOf } from '../../screens/stripe.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { failedRequests } from '../../support/console-errors.ts'
import { environment } from '../../support/environment.ts'
import { mailTo } from '../../support/outbox.ts'
import { imitatedRazorpay, routeRazorpay } from '../../support/razorpay.ts'
import { expect, test } from '../../support/test.ts'

let asked: readonly string[]
test.beforeEach(async ({ context, complaints }) => {
  // Razorpay's script writes a style element, which the shop's policy refuses: its spinner stands still.
  complaints.expect('Applying inline style violates')
  asked = await routeRazorpay(context)
})

const shopper = { timeout: 30_000 }

test(
  '[F-77] an order is paid in Razorpay’s window, whose script loads when it is chosen, and leaves no signature',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    const begun = await beginPayment(page)
    expect(asked).toEqual([])
    await chooseRazorpay(page)
    expect(asked).toEqual(['https://checkout.razorpay.com/v1/checkout.js'])
    await expectNoAccessibilityFaults(page, 'the payment step with Razorpay')
    await openWindow(page)
    await payByUpi(page, 'success')
    await expectPlaced(page)
    const { orders } = await booksOf(begun)
    expect(orders).toHaveLength(1)
    const amount = Math.round((orders[0] ?? 0) * 100)
    expect(await paymentsFor(begun)).toMatchObject([{ status: 'authorized', amount, amount_refunded: 0 }])
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    expect(kept + page.url()).not.toMatch(/signature|pay_/)
  },
)

test(
  'the policies let in Razorpay’s hosts, and none in the demonstration',
  { tag: '@medusa' },
  async ({ request }) => {
    const headers = (await request.get('/checkout')).headers()
    expect(headers['content-security-policy']).toContain('https://checkout.razorpay.com')
    expect(headers['permissions-policy']).toContain('"https://api.razorpay.com"')
    const demonstration = (await request.get(`${environment().shopUrl}/checkout`)).headers()
    expect(JSON.stringify(demonstration)).not.toContain('razorpay')
  },
)

test(
  'the bank’s page opens in a window of its own, and its answer places the order',
  { tag: '@medusa' },
  async ({ page, context }) => {
    const begun = await beginPayment(page)
    await chooseRazorpay(page)
    await openWindow(page)
    const opened = context.waitForEvent('page')
    await razorpayWindow(page).getByRole('button', { name: 'Pay with Netbanking' }).click()
    await (await opened).getByRole('button', { name: 'Success' }).click(shopper)
    await expectPlaced(page)
    expect(await paymentsFor(begun)).toMatchObject([{ status: 'authorized' }])
  },
)

test(
  '[F-58] a decline keeps the window; closed, the shop says why, and another attempt pays the same order',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await chooseRazorpay(page)
    await openWindow(page)
    await payByUpi(page, 'failure')
    await expect(razorpayWindow(page).getByRole('alert')).toContainText('insufficient account balance')
    await closeWindow(page)
    await expect(alertOf(page)).toContainText('not enough money', shopper)
    await expect(razorpayChoice(page)).toBeChecked()
    await openWindow(page)
    await payByUpi(page, 'success')
    await expectPlaced(page)
    expect((await paymentsFor(begun)).map(({ status }) => status)).toEqual(['authorized', 'failed'])
  },
)

test(
  'a window that is closed pays nothing, and the shopper may order again',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await chooseRazorpay(page)
    await openWindow(page)
    await closeWindow(page)
    await expect(page.getByRole('main').getByRole('button', { name: 'Place Order' })).toBeEnabled(shopper)
    expect(await paymentsFor(begun)).toEqual([])
    await openWindow(page)
    await payByUpi(page, 'success')
    await expectPlaced(page)
    expect(await paymentsFor(begun)).toHaveLength(1)
  },
)

test(
  'an answer that is lost after the payment is asked for again, and nothing is paid twice',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const begun = await beginPayment(page)
    await chooseRazorpay(page)
    await openWindow(page)
    const status = /\/store\/razorpay-payments\//
    await page.route(status, async (route) => await route.abort())
    await payByUpi(page, 'success')
    const again = page.getByRole('button', { name: 'Look again' })
    await expect(again).toBeVisible(shopper)
    expect((await booksOf(begun)).orders).toEqual([])
    await page.unroute(status)
    await again.click()
    await expectPlaced(page)
    expect(await paymentsFor(begun)).toMatchObject([{ status: 'authorized' }])
  },
)

test(
  '[F-65] a payment that was left at the open window goes on after a reload',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await chooseRazorpay(page)
    await openWindow(page)
    await reload(page)
    await chooseRazorpay(page)
    await openWindow(page)
    await payByUpi(page, 'success')
    await expectPlaced(page)
    expect(await paymentsFor(begun)).toHaveLength(1)
  },
)

test(
  'who pays and whose browser never hears of it has the order and its mail',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const begun = await beginPayment(page)
    await chooseRazorpay(page)
    await openWindow(page)
    await page.route(/\/store\/razorpay-payments\//, async (route) => await route.abort())
    await payByUpi(page, 'success')
    await expect.poll(async () => await paymentsFor(begun)).toMatchObject([{ status: 'authorized' }])
    for (const session of await sessionsOf(begun))
      expect(await imitatedRazorpay.sendWebhook(session, 'payment.authorized')).toBe(200)
    await expect.poll(async () => (await booksOf(begun)).orders).toHaveLength(1)
    await mailTo(begun.email, /^Your order/)
  },
)

test(
  'a script that cannot be loaded is said, tried again, and leaves other ways to pay',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests, 'the window of Razorpay could not be loaded')
    const script = 'https://checkout.razorpay.com/v1/checkout.js'
    await page.route(script, async (route) => await route.abort())
    await beginPayment(page)
    await razorpayChoice(page).check()
    await expect(alertOf(page)).toContainText('The payment form could not be loaded', shopper)
    await page.unroute(script)
    await alertOf(page).getByRole('button', { name: 'Try again' }).click()
    await chooseRazorpay(page)
    await page.getByRole('main').getByRole('radio', { name: 'Pay on delivery' }).check()
    await pressOrder(page)
    await expectPlaced(page)
  },
)

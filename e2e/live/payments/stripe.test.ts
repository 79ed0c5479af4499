import { expectCount } from '../../screens/cart.ts'
import { expectPlaced } from '../../screens/checkout.ts'
import { alertOf, beginPayment, booksOf } from '../../screens/payment.ts'
import { load, reload } from '../../screens/open.ts'
import {
  bankOfStripe,
  chooseStripe,
  element,
  fillElement,
  moneyFor,
  pressOrder,
  sessionsOf,
  stripeCards as cards,
  stripeChoice,
} from '../../screens/stripe.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { failedRequests } from '../../support/console-errors.ts'
import { environment } from '../../support/environment.ts'
import { merchant } from '../../support/merchant.ts'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { imitatedStripe, routeStripe, stripeKeys, stripeSources } from '../../support/stripe.ts'
import { expect, test } from '../../support/test.ts'

let asked: readonly string[]
test.beforeEach(async ({ context }) => {
  asked = await routeStripe(context)
})

const shopper = { timeout: 30_000 }

test(
  '[F-77] a card pays in Stripe’s element, which loads when it is chosen, and the shop never sees its number',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      if (!request.url().includes('stripe.com/')) seen.push(request.url(), request.postData() ?? '')
    })
    const begun = await beginPayment(page)
    expect(asked).toEqual([])
    await chooseStripe(page)
    expect(asked[0]).toBe('https://js.stripe.com/endive/stripe.js')
    await expectNoAccessibilityFaults(page, 'the payment step with Stripe’s element')
    await fillElement(page, cards.pays)
    await pressOrder(page)
    await expectPlaced(page)
    const { orders } = await booksOf(begun)
    expect(orders).toHaveLength(1)
    const counted = Math.round((orders[0] ?? 0) * 100)
    expect(await moneyFor(begun)).toMatchObject([
      { status: 'requires_capture', amount: counted, amount_capturable: counted, refunded: 0 },
    ])
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    const everything = [...seen, kept, page.url()].join('\n')
    for (const number of [cards.pays, cards.pays.replaceAll(' ', '')])
      expect(everything).not.toContain(number)
    expect(everything).not.toContain('client_secret')
  },
)

test(
  'the policies of the pages let in Stripe’s documented hosts and no other, and none in the demonstration',
  { tag: '@medusa' },
  async ({ request }) => {
    const headers = (await request.get('/checkout')).headers()
    const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
    expect(stripeSources(headers)).toEqual({
      'script-src': scripts,
      'connect-src': ['https://api.stripe.com'],
      'frame-src': [...scripts, 'https://hooks.stripe.com'],
    })
    // Razorpay is on as well.
    expect(headers['permissions-policy']).toContain(
      'payment=(self "https://js.stripe.com" "https://api.razorpay.com")',
    )
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    const demonstration = (await request.get(`${environment().shopUrl}/checkout`)).headers()
    expect(stripeSources(demonstration)).toEqual({})
  },
)

test(
  '[F-58] a decline at Stripe says why and keeps everything; another card pays the same payment',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    // A declined card is answered with status 402.
    complaints.expect(failedRequests)
    const begun = await beginPayment(page)
    await chooseStripe(page)
    await pressOrder(page)
    await expect(element(page).getByRole('alert')).toHaveText('Your card number is incomplete.')
    await fillElement(page, cards.withoutMoney)
    await pressOrder(page)
    await expect(alertOf(page)).toContainText('not enough money', shopper)
    await expect(stripeChoice(page)).toBeChecked()
    await fillElement(page, cards.pays)
    await pressOrder(page)
    await expectPlaced(page)
    expect(await moneyFor(begun)).toHaveLength(1)
  },
)

test(
  '[F-65] the bank’s challenge is shown again after a reload; refused it leads back, approved it orders',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await chooseStripe(page)
    await fillElement(page, cards.challenge)
    await pressOrder(page)
    const bank = bankOfStripe(page)
    await expect(bank.getByRole('button', { name: 'Complete' })).toBeVisible(shopper)
    expect(await moneyFor(begun)).toMatchObject([{ status: 'requires_action' }])
    await reload(page)
    await bank.getByRole('button', { name: 'Fail' }).click(shopper)
    await expect(alertOf(page)).toContainText('The payment was declined', shopper)
    await chooseStripe(page)
    await fillElement(page, cards.challenge)
    await pressOrder(page)
    await bank.getByRole('button', { name: 'Complete' }).click(shopper)
    await expectPlaced(page)
    expect(await moneyFor(begun)).toMatchObject([{ status: 'requires_capture' }])
  },
)

test(
  'a method with a page of its own leads away and back to the order, and leaves no secret in the address',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await chooseStripe(page)
    // A shop that reserves amounts is not offered methods that cannot.
    await expect(element(page).getByLabel('iDEAL')).toBeHidden()
    await element(page).getByLabel('Klarna').check()
    await pressOrder(page)
    await page.getByRole('button', { name: 'Complete' }).click(shopper)
    await expectPlaced(page)
    expect(page.url()).not.toContain('secret')
    expect(await moneyFor(begun)).toMatchObject([{ status: 'requires_capture' }])
  },
)

test(
  'who pays on the page of a method and never comes back has the order, its mail and an empty cart',
  { tag: '@medusa' },
  async ({ page, context }) => {
    const begun = await beginPayment(page)
    await chooseStripe(page)
    await element(page).getByLabel('Klarna').check()
    await pressOrder(page)
    await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible(shopper)
    await imitatedStripe.completeAt(page.url())
    for (const session of await sessionsOf(begun))
      expect(await imitatedStripe.sendWebhook(session, 'payment_intent.amount_capturable_updated')).toBe(200)
    await expect.poll(async () => (await booksOf(begun)).orders).toHaveLength(1)
    await mailTo(begun.email, /^Your order/)
    expect(await moneyFor(begun)).toMatchObject([{ status: 'requires_capture' }])
    // The shopper stays at the method's page in this tab.
    const later = await context.newPage()
    await load(later, '/cart')
    await expectCount(later, 0)
  },
)

test(
  'what the merchant charges and refunds is on the order of the shopper',
  { tag: '@medusa' },
  async ({ page, context }) => {
    const begun = await beginPayment(page)
    await chooseStripe(page)
    await fillElement(page, cards.pays)
    await pressOrder(page)
    await expectPlaced(page)
    const link = linkIn(await mailTo(begun.email, /^Your order/))
    const { admin } = await merchant()
    const { orders } = await admin.order.list({
      q: begun.email,
      fields: 'id,total,*payment_collections.payments',
    })
    const payment = orders[0]?.payment_collections?.[0]?.payments?.[0]?.id ?? ''
    await admin.payment.capture(payment, {})
    await admin.payment.refund(payment, { amount: 20.5 })
    expect(await moneyFor(begun)).toMatchObject([{ status: 'succeeded', refunded: 2050 }])
    const later = await context.newPage()
    await load(later, link)
    await expect(later.getByRole('main')).toContainText(`₹${orders[0]?.total.toFixed(2)} charged`)
    await expect(later.getByRole('main')).toContainText('₹20.50 refunded')
  },
)

test.describe('With a wrong key', () => {
  test(
    'of the shop the form says that it cannot be loaded, and the order is paid another way',
    { tag: '@medusa' },
    async ({ page, complaints }) => {
      complaints.expect(failedRequests, 'the form of Stripe could not be loaded {"kind":"misconfigured"')
      // For this page alone: the pages of other tests ask for wallets meanwhile.
      await page.route('https://api.stripe.com/**', async (route) => {
        const wrong = (words: string) => words.replace(stripeKeys.publishable, 'pk_wrong')
        const asked = route.request()
        await route.fallback({ url: wrong(asked.url()), postData: wrong(asked.postData() ?? '') })
      })
      await beginPayment(page)
      await stripeChoice(page).check()
      await expect(alertOf(page)).toContainText('The payment form could not be loaded', shopper)
      await expect(alertOf(page)).toContainText('choose another way to pay')
      await page.getByRole('main').getByRole('radio', { name: 'Pay on delivery' }).check()
      await pressOrder(page)
      await expectPlaced(page)
    },
  )
})

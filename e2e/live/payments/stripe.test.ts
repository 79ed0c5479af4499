import { expectPlaced, figure } from '../../screens/checkout.ts'
import { alertOf, beginPayment } from '../../screens/payment.ts'
import { reload } from '../../screens/open.ts'
import {
  bankOfStripe,
  chooseStripe,
  element,
  fillElement,
  moneyFor,
  pressOrder,
  stripeCards as cards,
  stripeChoice,
} from '../../screens/stripe.ts'
import { failedRequests } from '../../support/console-errors.ts'
import { imitatedStripe, routeStripe, stripeKeys } from '../../support/stripe.ts'
import { expect, test } from '../../support/test.ts'

let asked: readonly string[]
test.beforeEach(async ({ context }) => {
  asked = await routeStripe(context)
})

const shopper = { timeout: 30_000 }

test('[F-77] a card pays in Stripe’s element, which loads when it is chosen, under the shop’s policy', async ({
  page,
}) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('stripe.com/')) seen.push(request.url(), request.postData() ?? '')
  })
  const begun = await beginPayment(page)
  expect(asked).toEqual([])
  await chooseStripe(page)
  expect(asked[0]).toBe('https://js.stripe.com/endive/stripe.js')
  await fillElement(page, cards.pays)
  const total = Number((await figure(page, 'Total').textContent())?.replaceAll(/[^\d.]/g, ''))
  await pressOrder(page)
  await expectPlaced(page)
  const counted = Math.round(total * 100)
  expect(await moneyFor(begun)).toMatchObject([
    { status: 'requires_capture', amount: counted, amount_capturable: counted, refunded: 0 },
  ])
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect([...seen, kept].join('\n').replaceAll(' ', '')).not.toContain(cards.pays.replaceAll(' ', ''))

  const headers = (await page.request.get('/checkout')).headers()
  expect(headers['content-security-policy']).toContain('https://js.stripe.com')
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('[F-58] a decline at Stripe says why and keeps everything; another card pays the same payment', async ({
  page,
  complaints,
}) => {
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
})

test('[F-65] the bank’s challenge is shown again after a reload; refused it leads back, approved it orders', async ({
  page,
}) => {
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
})

test('a method with a page of its own leads away and back to the order, and leaves no secret in the address', async ({
  page,
}) => {
  const begun = await beginPayment(page)
  await chooseStripe(page)
  await element(page).getByLabel('Klarna').check()
  await pressOrder(page)
  await page.getByRole('button', { name: 'Complete' }).click(shopper)
  await expectPlaced(page)
  expect(page.url()).not.toContain('secret')
  expect(await moneyFor(begun)).toMatchObject([{ status: 'requires_capture' }])
})

test.describe('With a wrong key', () => {
  test.afterEach(async () => {
    for (const key of Object.values(stripeKeys)) await imitatedStripe.refuseKey(key, false)
  })

  test('of the shop the form says that it cannot be loaded, and the order is paid another way', async ({
    page,
    complaints,
  }) => {
    complaints.expect(failedRequests)
    await imitatedStripe.refuseKey(stripeKeys.publishable, true)
    await beginPayment(page)
    await stripeChoice(page).check()
    await expect(alertOf(page)).toContainText('The payment form could not be loaded', shopper)
    await expect(alertOf(page)).toContainText('choose another way to pay')
    await page.getByRole('main').getByRole('radio', { name: 'Pay on delivery' }).check()
    await pressOrder(page)
    await expectPlaced(page)
  })

  test('of the backend nothing is paid, and the shopper is told without a word of keys', async ({
    page,
    complaints,
  }) => {
    complaints.expect(failedRequests)
    const begun = await beginPayment(page)
    await chooseStripe(page)
    await fillElement(page, cards.pays)
    await imitatedStripe.refuseKey(stripeKeys.secret, true)
    await pressOrder(page)
    await expect(alertOf(page)).toBeVisible(shopper)
    await expect(alertOf(page)).not.toContainText(/key|sk_/i)
    expect(await moneyFor(begun)).toEqual([])
    await imitatedStripe.refuseKey(stripeKeys.secret, false)
    await pressOrder(page)
    await expectPlaced(page)
    expect(await moneyFor(begun)).toHaveLength(1)
  })
})

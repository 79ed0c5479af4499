import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyEmail, done, signInAdmin, signUp } from '../support/backend'
import { cartReadyToPay, complete } from '../support/checkout'
import { mailsInTurn, mailTo, secretIn } from '../support/outbox'
import { openCollection, openSession } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import { textAt } from '../support/read'

let admin: string
let product: TestProducts

const hour = 3_600_000

beforeAll(async () => {
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Left behind', 100)
})
afterAll(async () => product.remove())

/** As if the job ran so many hours later. */
const runIn = async (hours: number, job: string) =>
  done('POST', `/admin/workflows-executions/job-${job}/run`, {
    bearer: admin,
    body: { input: { scheduledFor: new Date(Date.now() + hours * hour).toISOString() } },
  })

/** A customer with a verified address and something in the cart, who allows offers or not. */
async function shopper(allowsOffers: boolean): Promise<string> {
  const { email, token: bearer } = await signUp()
  const code = secretIn(await mailTo(email, /^Confirm your address/), 'token')
  await done('POST', '/auth/verification/confirm', { bearer, body: { code } })
  await mailTo(email, /^Your address is confirmed/)
  const body = { id: 'promotions', email: allowsOffers }
  await done('POST', '/store/customers/me/preferences', { bearer, body })
  const cart = textAt(await done('POST', '/store/carts', { bearer, body: {} }), 'cart.id')
  const line = { variant_id: product.variantId, quantity: 2 }
  await done('POST', `/store/carts/${cart}/line-items`, { bearer, body: line })
  return email
}

const offers = async (email: string) =>
  (await mailsInTurn(email)).filter(({ subject }) => subject === 'Your cart is still here')

it('a cart that was left behind has one letter, to a customer who allows offers, once the owner wants it', async () => {
  const path = '/admin/letters/abandoned-cart'
  const [asked, notAsked] = [await shopper(true), await shopper(false)]
  await runIn(5, 'mail-abandoned-carts')
  await done('POST', path, { bearer: admin, body: { is_on: true } })
  const later = await shopper(true)
  // Too early for all of them.
  await runIn(3, 'mail-abandoned-carts')
  await runIn(5, 'mail-abandoned-carts')
  await expect.poll(async () => (await offers(later)).length, { timeout: 20_000 }).toBe(1)
  await runIn(6, 'mail-abandoned-carts')
  const last = await shopper(true)
  await runIn(6, 'mail-abandoned-carts')
  await expect.poll(async () => (await offers(last)).length, { timeout: 20_000 }).toBe(1)
  await done('POST', path, { bearer: admin, body: {} })
  expect(await offers(notAsked)).toEqual([])
  expect(await offers(later)).toHaveLength(1)
  const [letter] = await offers(asked)
  expect(letter?.text).toContain('2 × Left behind, One')
  expect(letter?.text).toMatch(/See the cart:\nhttps?:\/\/\S+\/cart$/m)
})

it('an order waits for its transfer, and has one letter after three days', async () => {
  const placed = async () => {
    const email = anyEmail('transfer')
    const cart = await cartReadyToPay([{ variant_id: product.variantId, quantity: 1 }], { email })
    await openSession(await openCollection(cart.id), 'pp_bank-transfer')
    return { email, id: textAt((await complete(cart.id)).body, 'order.id') }
  }
  const [waiting, paid, canceled] = [await placed(), await placed(), await placed()]
  const order = await done('GET', `/admin/orders/${paid.id}?fields=payment_collections.payments.id`, {
    bearer: admin,
  })
  const payment = textAt(order, 'order.payment_collections.0.payments.0.id')
  await done('POST', `/admin/payments/${payment}/capture`, { bearer: admin })
  await done('POST', `/admin/orders/${canceled.id}/cancel`, { bearer: admin })
  await mailTo(canceled.email, /is canceled$/)
  await runIn(2 * 24, 'mail-waiting-payments')
  await runIn(4 * 24, 'mail-waiting-payments')
  await runIn(5 * 24, 'mail-waiting-payments')
  const { text } = await mailTo(waiting.email, /^Your transfer for order UE-/)
  expect(text).toContain('IBAN: DE89')
  const reminders = async (email: string) =>
    (await mailsInTurn(email)).filter(({ subject }) => subject.startsWith('Your transfer')).length
  const next = await placed()
  await runIn(4 * 24, 'mail-waiting-payments')
  await mailTo(next.email, /^Your transfer for order UE-/)
  expect(await Promise.all([waiting, paid, canceled].map(async ({ email }) => reminders(email)))).toEqual([
    1, 0, 0,
  ])
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { cartReadyToPay, complete } from '../support/checkout'
import { mailTo } from '../support/outbox'
import { openCollection, openSession } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

const provider = 'pp_bank-transfer'
const shown = 'payment_collections.captured_amount,payment_collections.payments.provider_id,'
const fields = `id,display_id,total,${shown}payment_collections.payments.data,payment_collections.payments.amount`

let admin: string
let products: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  products = await makeProducts(admin, 'Paid by transfer', 100)
})
afterAll(async () => await products.remove())

async function chosen() {
  const cart = await cartReadyToPay([{ variant_id: products.variantId, quantity: 1 }])
  const opened = await openSession(await openCollection(cart.id), provider)
  expect(opened.status).toBe(200)
  return cart
}

async function ordered() {
  const cart = await chosen()
  const { status, body } = await ask('POST', `/store/carts/${cart.id}/complete?fields=${fields}`)
  expect(status).toBe(200)
  return { ...cart, order: at(body, 'order') }
}

const paymentOf = (order: unknown) => at(order, 'payment_collections.0.payments.0')

it('An order by bank transfer is placed at once, and says where to send which amount with which reference', async () => {
  const { order } = await ordered()
  expect(paymentOf(order)).toMatchObject({
    provider_id: provider,
    amount: at(order, 'total'),
    data: { iban: 'DE89370400440532013000', holder: 'Umber & Ecru GmbH', bic: 'COBADEFFXXX' },
  })
  expect(textAt(paymentOf(order), 'data.reference')).toMatch(/^RF\d{2}[A-Z\d]{12}$/)
})

it('Each order has a reference of its own', async () => {
  const orders = await Promise.all([ordered(), ordered()])
  const references = orders.map(({ order }) => textAt(paymentOf(order), 'data.reference'))
  expect(new Set(references).size).toBe(2)
})

it('A chosen bank transfer is no payment: nothing is ordered for a shopper who left', async () => {
  const cart = await chosen()
  const inElevenMinutes = new Date(Date.now() + 10.5 * 60_000).toISOString()
  await done('POST', '/admin/workflows-executions/job-settle-payments/run', {
    bearer: admin,
    body: { input: { scheduledFor: inElevenMinutes } },
  })
  // Jobs run after the answer. Completing the cart afterwards shows that it was still a cart.
  const { body } = await ask('GET', `/store/carts/${cart.id}?fields=id,completed_at`)
  expect(at(body, 'cart.completed_at')).toBeNull()
  expect((await complete(cart.id)).status).toBe(200)
})

it('The merchant captures the payment when the money came', async () => {
  const { order } = await ordered()
  const read = async () =>
    await done(
      'GET',
      `/admin/orders/${textAt(order, 'id')}?fields=payment_status,payment_collections.payments.id`,
      {
        bearer: admin,
      },
    )
  const before = await read()
  expect(at(before, 'order.payment_status')).toBe('authorized')
  const id = textAt(before, 'order.payment_collections.0.payments.0.id')
  await done('POST', `/admin/payments/${id}/capture`, { bearer: admin })
  await vi.waitFor(async () => expect(at(await read(), 'order.payment_status')).toBe('captured'))
})

it('The mail and the lookup of an order tell the account and the reference', async () => {
  const { order, email } = await ordered()
  const reference = textAt(paymentOf(order), 'data.reference')
  const found = await done('POST', '/store/orders/lookup', {
    body: { display_id: at(order, 'display_id'), email },
  })
  expect(textAt(paymentOf(at(found, 'order')), 'data.reference')).toBe(reference)
  const { text } = await mailTo(email, /^Your order/)
  expect(text).toContain(`Reference: ${reference}`)
  expect(text).toContain('IBAN: DE89370400440532013000')
})

it('The lookup keeps what other providers tell their own code', async () => {
  const cart = await cartReadyToPay([{ variant_id: products.variantId, quantity: 1 }])
  await openSession(await openCollection(cart.id), 'pp_system_default')
  const { body } = await complete(cart.id)
  const found = await done('POST', '/store/orders/lookup', {
    body: { display_id: at(body, 'order.display_id'), email: cart.email },
  })
  expect(listAt(found, 'order.payment_collections.0.payments')).toHaveLength(1)
  expect(paymentOf(at(found, 'order'))).not.toHaveProperty('data')
})

import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order, Payment } from './entities.ts'
import { imitatedRazorpay } from './imitated-razorpay.ts'
import { startRazorpayImitation, type RazorpayImitation } from './start-razorpay-imitation.ts'

let imitation: RazorpayImitation
const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret } = imitatedRazorpay('')

beforeAll(async () => {
  imitation = await startRazorpayImitation()
})
afterAll(async () => {
  await imitation.stop()
})

type Answered = Omit<Order, 'entity' | 'status'> & {
  readonly status: string
  readonly items: readonly Payment[]
}

interface Asked {
  readonly credentials?: string
  readonly refundKey?: string
}

async function ask(
  path: string,
  body?: object,
  { credentials = `${keyId}:${secret}`, refundKey }: Asked = {},
) {
  const response = await fetch(`${imitation.url}/api.razorpay.com/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/json',
      ...(refundKey !== undefined && { 'x-refund-idempotency': refundKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answered }
}

const open = async () => (await ask('/orders', { amount: 1999, currency: 'INR', receipt: 'payses_1' })).body

/** As the window pays. */
async function pay(order: Pick<Order, 'id'>, vpa: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ key_id: keyId, order_id: order.id, method: 'upi', vpa })
  const url = `${imitation.url}/api.razorpay.com/v1/attempts`
  return (await (await fetch(url, { method: 'POST', body })).json()) as Record<string, string>
}

const refusal = (description: string) => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
})

describe('The imitation of Razorpay', () => {
  it('makes orders as the documentation shows them', async () => {
    expect(await open()).toEqual({
      id: expect.stringMatching(/^order_\w{14}$/),
      entity: 'order',
      amount: 1999,
      amount_paid: 0,
      amount_due: 1999,
      currency: 'INR',
      receipt: 'payses_1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: expect.any(Number),
    })
    expect(await ask('/orders', { amount: 99, currency: 'INR' })).toMatchObject(
      refusal('The amount must be at least INR 1.00'),
    )
    expect(await ask('/orders', { amount: 100, currency: 'INR', receipt: 'x'.repeat(41) })).toMatchObject(
      refusal('The receipt may not be greater than 40 characters.'),
    )
  })

  it('reserves, captures once and refunds, and gives back no more than it took', async () => {
    const order = await open()
    const { razorpay_payment_id: id, razorpay_signature: signature } = await pay(order, 'success@razorpay')
    expect(signature).toBe(createHmac('sha256', secret).update(`${order.id}|${id}`).digest('hex'))
    expect((await ask(`/orders/${order.id}/payments`)).body).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ id, status: 'authorized', captured: false, amount: 1999 }],
    })
    expect(await ask(`/payments/${id}/refund`, { amount: 100 })).toMatchObject(
      refusal('The payment status should be captured for action to be taken'),
    )
    const whole = { amount: 1999, currency: 'INR' }
    expect((await ask(`/payments/${id}/capture`, { ...whole, amount: 1000 })).status).toBe(400)
    expect((await ask(`/payments/${id}/capture`, whole)).body.status).toBe('captured')
    expect(await ask(`/payments/${id}/capture`, whole)).toMatchObject(
      refusal('This payment has already been captured'),
    )
    expect((await ask(`/orders/${order.id}`)).body).toMatchObject({ status: 'paid', amount_due: 0 })
    const key = { refundKey: 'refund-of-the-test' }
    const [first, second] = [
      await ask(`/payments/${id}/refund`, { amount: 999 }, key),
      await ask(`/payments/${id}/refund`, { amount: 999 }, key),
    ]
    expect(second.body).toEqual(first.body)
    expect((await ask(`/payments/${id}/refund`, { amount: 998 }, key)).status).toBe(400)
    expect((await ask(`/payments/${id}/refund`, { amount: 1001 })).status).toBe(400)
    await ask(`/payments/${id}/refund`, { amount: 1000 })
    expect((await ask(`/payments/${id}`)).body).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
      amount_refunded: 1999,
    })
  })

  it('takes another attempt after a failed one, and none after a payment', async () => {
    const order = await open()
    expect(await pay(order, 'failure@razorpay')).toMatchObject({ error: { reason: 'insufficient_funds' } })
    expect(await pay(order, 'success@razorpay')).toHaveProperty('razorpay_payment_id')
    expect(await pay(order, 'success@razorpay')).toMatchObject({
      error: { description: 'Order has already been paid' },
    })
    const { body } = await ask(`/orders/${order.id}/payments`)
    expect(body.items.map(({ status }) => status)).toEqual(['authorized', 'failed'])
  })

  it('knows its key', async () => {
    for (const credentials of [`${keyId}:wrong`, `rzp_test_other:${secret}`])
      expect(await ask('/orders/order_1', undefined, { credentials })).toMatchObject({
        status: 401,
        body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
      })
    expect(await ask('/orders/order_1')).toMatchObject(refusal('The id provided does not exist'))
  })
})

import { createHmac } from 'node:crypto'

import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { RazorpayProvider } from './service'

const settings = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: 'hooks' }

interface Sent {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly refundKey: string | null
}

/** One order with the newest payment of it, as Razorpay keeps them. */
interface Books {
  order: { id: string; amount: number; currency: string; receipt: string | null }
  payment?: { id: string; status: string; amount: number; currency: string; amount_refunded: number }
}

let sent: Sent[]
let books: Books

/** Answers as https://razorpay.com/docs/api does; a refund whose key is known gives nothing back. */
async function answer(url: string, init?: RequestInit): Promise<Response> {
  const path = url.replace('https://api.razorpay.com/v1', '')
  const refundKey = new Headers(init?.headers).get('x-refund-idempotency')
  if (init?.method === 'GET') {
    const { order, payment } = books
    const items = payment === undefined ? [] : [{ ...payment, created_at: 1 }]
    return Promise.resolve(Response.json(path.endsWith('/payments') ? { items } : order))
  }
  const body = JSON.parse(init?.body as string) as Readonly<Record<string, unknown>>
  const isKnown = refundKey !== null && sent.some((one) => one.refundKey === refundKey)
  sent.push({ path, body, refundKey })
  if (path === '/orders') return Promise.resolve(Response.json({ ...books.order, ...body, id: 'order_2' }))
  if (books.payment === undefined) throw new Error('There is no payment')
  if (path.endsWith('/capture')) books.payment.status = 'captured'
  else if (!isKnown) books.payment.amount_refunded += Number(body['amount'])
  return Promise.resolve(Response.json({ ...books.payment, created_at: 1 }))
}

/** The refunds in Medusa's books, in rupees. */
let inBooks: Map<string, number>
const pg = {
  raw: async (_query: string, [id = '']: readonly string[]) => {
    const others = [...inBooks].filter(([other]) => other !== id)
    return Promise.resolve({ rows: [{ sum: String(others.reduce((sum, [, amount]) => sum + amount, 0)) }] })
  },
}
const provider = new RazorpayProvider({ [ContainerRegistrationKeys.PG_CONNECTION]: pg }, settings)
const data = { order_id: 'order_1' }
const payment = (status: string, id = 'pay_1'): NonNullable<Books['payment']> => ({
  id,
  status,
  amount: 50_599,
  currency: 'INR',
  amount_refunded: 0,
})

beforeEach(() => {
  sent = []
  inBooks = new Map()
  books = { order: { id: 'order_1', amount: 50_599, currency: 'INR', receipt: 'payses_1' } }
  vi.stubGlobal('fetch', answer)
})

describe('A refund', () => {
  /** As Medusa does it: the refund is in the books before the provider is asked. */
  async function refund(amount: number, key?: string): Promise<void> {
    if (key !== undefined) inBooks.set(key, amount)
    await provider.refundPayment({ data, amount, context: key === undefined ? {} : { idempotency_key: key } })
  }
  const keys = () => sent.map(({ refundKey }) => refundKey)

  beforeEach(() => {
    books.payment = payment('captured')
  })

  it('has the key of Medusa’s refund, so that two of the same sum are two', async () => {
    await refund(100, 'ref_0000000001')
    await refund(100, 'ref_0000000002')
    expect(keys()).toEqual(['ref_0000000001', 'ref_0000000002'])
    expect(books.payment?.amount_refunded).toBe(20_000)
    await refund(100, 'ref_0000000002')
    expect(books.payment?.amount_refunded).toBe(20_000)
  })

  it('whose answer was lost is not sent again: Medusa deletes it, and the next one has another key', async () => {
    await refund(100, 'ref_0000000001')
    inBooks.delete('ref_0000000001')
    await refund(100, 'ref_0000000002')
    expect(books.payment?.amount_refunded).toBe(10_000)
    await refund(100, 'ref_0000000003')
    expect(books.payment?.amount_refunded).toBe(20_000)
  })

  it('without a key of Medusa has one of its own, also after another one of the same sum', async () => {
    await refund(100)
    await refund(100)
    await refund(50)
    expect(books.payment?.amount_refunded).toBe(25_000)
    books.payment = payment('captured', 'pay_2')
    await refund(100)
    expect(new Set(keys()).size).toBe(4)
    for (const key of keys()) expect(key).toMatch(/^[\w-]{10,}$/)
  })

  it('that is sent twice at once gives back once', async () => {
    await Promise.all([refund(100), refund(100)])
    expect(sent).toHaveLength(2)
    expect(books.payment?.amount_refunded).toBe(10_000)
  })

  it.each(['authorized', 'refunded', 'failed'])('is refused for a payment that is %s', async (status) => {
    books.payment = payment(status)
    await expect(refund(1)).rejects.toThrow(`The payment is ${status}.`)
    expect(sent).toEqual([])
  })
})

describe('A capture', () => {
  const capture = async () => provider.capturePayment({ data })

  it('takes what is held, whole and once', async () => {
    books.payment = payment('authorized')
    await capture()
    await capture()
    const body = { amount: 50_599, currency: 'INR' }
    expect(sent).toEqual([{ path: '/payments/pay_1/capture', body, refundKey: null }])
  })

  it.each(['failed', 'refunded'])('is refused for a payment that is %s', async (status) => {
    books.payment = payment(status)
    await expect(capture()).rejects.toThrow(`The payment is ${status}.`)
    expect(sent).toEqual([])
  })
})

describe('A payment that is given up', () => {
  it('gives back what is left of it, also when it was only held', async () => {
    books.payment = { ...payment('captured'), amount_refunded: 10_000 }
    await provider.cancelPayment({ data })
    expect(sent.map(({ path, body }) => [path, body?.['amount']])).toEqual([
      ['/payments/pay_1/refund', 40_599],
    ])
    books.payment = payment('authorized', 'pay_2')
    await provider.deletePayment({ data })
    expect(books.payment).toMatchObject({ status: 'captured', amount_refunded: 50_599 })
  })

  it('asks nothing of Razorpay when Medusa could not store it', async () => {
    await provider.deletePayment({ data: {} })
    expect(sent).toEqual([])
  })
})

describe('A changed amount', () => {
  const update = async (amount: number, currency_code: string) =>
    provider.updatePayment({ data, amount, currency_code })

  it('keeps the order when sum and currency are the same', async () => {
    expect(await update(505.99, 'inr')).toMatchObject({ data: { order_id: 'order_1' }, status: 'pending' })
    expect(sent).toEqual([])
  })

  it.each([
    ['another sum', 506.99, 'inr', 50_699, 'INR'],
    ['the same sum in another currency', 505.99, 'usd', 50_599, 'USD'],
  ] as const)('is another order of the same session: %s', async (_, amount, code, counted, currency) => {
    expect(await update(amount, code)).toMatchObject({ data: { order_id: 'order_2' }, status: 'pending' })
    expect(sent).toMatchObject([
      { path: '/orders', body: { amount: counted, currency, receipt: 'payses_1' } },
    ])
  })

  it.each(['authorized', 'captured'])('is refused once the payment is %s', async (status) => {
    books.payment = payment(status)
    await expect(update(506.99, 'inr')).rejects.toThrow('The payment is made')
    await expect(update(505.99, 'usd')).rejects.toThrow('The payment is made')
    expect(sent).toEqual([])
  })
})

describe('A webhook', () => {
  const entity = { order_id: 'order_1', amount: 50_599, currency: 'INR' }
  const rawData = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } })
  const tell = async (secret: string) => {
    const signature = createHmac('sha256', secret).update(rawData).digest('hex')
    const headers = { 'x-razorpay-signature': signature }
    return provider.getWebhookActionAndData({ data: {}, rawData, headers })
  }

  it('names the session of its order, and the sum', async () => {
    expect(await tell('hooks')).toEqual({
      action: 'captured',
      data: { session_id: 'payses_1', amount: 505.99 },
    })
  })

  it('is refused with another secret, and ignored for an order that is not the shop’s', async () => {
    await expect(tell('secret')).rejects.toThrow('The signature is wrong.')
    for (const receipt of ['invoice 7', null]) {
      books.order.receipt = receipt
      expect(await tell('hooks')).toEqual({ action: 'not_supported' })
    }
  })
})

describe('What Medusa is told of a payment', () => {
  it.each([
    ['created', 'pending'],
    ['failed', 'pending'],
    ['authorized', 'authorized'],
    ['captured', 'captured'],
    // The money is back: it pays for no order.
    ['refunded', 'canceled'],
  ])('that is %s at Razorpay is %s, each time it asks', async (atProvider, status) => {
    books.payment = payment(atProvider)
    const same = { data, amount: 505.99, currency_code: 'inr' }
    expect([
      (await provider.getPaymentStatus({ data })).status,
      (await provider.authorizePayment({ data })).status,
      (await provider.updatePayment(same)).status,
    ]).toEqual([status, status, status])
  })
})

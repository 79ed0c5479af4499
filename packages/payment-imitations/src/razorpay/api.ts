import { createHmac } from 'node:crypto'
import type { Order, Payment, PaymentMethod, Refund } from './entities.ts'
import { imitatedRazorpay } from './imitated-razorpay.ts'
import { missing, Refusal, wrongKey } from './refusal.ts'
import {
  attempt,
  capture,
  createOrder,
  decide,
  findOrder,
  findPayment,
  paymentsOf,
  refund,
  type RazorpayStore,
} from './store.ts'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  /** Of the query, the form, or the JSON. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The header of HTTP's basic authentication; the window names its key in the form. */
  readonly authorization: string | undefined
  /** The header `X-Refund-Idempotency`. */
  readonly refundKey: string | undefined
}

interface Called extends Pick<ApiRequest, 'fields' | 'refundKey'> {
  readonly store: RazorpayStore
  readonly id: string
}

const keys = imitatedRazorpay('')

/** Answers of `https://api.razorpay.com/v1`: https://razorpay.com/docs/api. @throws Refusal */
export function answerApi(store: RazorpayStore, request: ApiRequest): unknown {
  const { method, path, fields, authorization, refundKey } = request
  const [, resource = '', id = '', action = ''] = /^\/v1\/([a-z_]+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
  const isPublic = authorization === undefined
  checkKey(store, isPublic ? `${String(fields['key_id'])}:` : basic(authorization), isPublic)
  const name = `${method} ${resource}${id === '' ? '' : '/id'}${action === '' ? '' : `/${action}`}`
  const route = (isPublic ? publicRoutes : routes)[name]
  if (route === undefined) throw new Refusal(400, 'The requested URL was not found on the server.')
  return route({ store, id, fields, refundKey })
}

type Route = (called: Called) => unknown

/** With the key and its secret. */
const routes: Readonly<Record<string, Route | undefined>> = {
  // https://razorpay.com/docs/api/orders/create
  'POST orders': ({ store, fields }) => {
    const receipt = fields['receipt']
    if (typeof receipt === 'string' && receipt.length > 40)
      throw new Refusal(400, 'The receipt may not be greater than 40 characters.', { field: 'receipt' })
    const currency = fields['currency']
    if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
      throw new Refusal(400, 'The currency is not valid', { field: 'currency' })
    return createOrder(store, {
      amount: amountIn(fields),
      currency,
      receipt: typeof receipt === 'string' ? receipt : null,
      notes: [],
    })
  },
  'GET orders/id': ({ store, id }) => findOrder(store, id),
  // https://razorpay.com/docs/api/orders/fetch-payments
  'GET orders/id/payments': ({ store, id }) => {
    const items = paymentsOf(store, findOrder(store, id).id)
    return { entity: 'collection', count: items.length, items }
  },
  'GET payments/id': ({ store, id }) => findPayment(store, id),
  // https://razorpay.com/docs/api/payments/capture
  'POST payments/id/capture': ({ store, id, fields }) =>
    capture(store, findPayment(store, id), amountIn(fields), String(fields['currency'])),
  // https://razorpay.com/docs/api/refunds/normal-refunds-idempotent
  'POST payments/id/refund': ({ store, id, fields, refundKey }) => {
    const payment = findPayment(store, id)
    return once(store, refundKey, `${id} ${JSON.stringify(fields)}`, () =>
      refund(store, payment, fields['amount'] === undefined ? payment.amount : amountIn(fields)),
    )
  },
}

/** Not documented: what the window asks of Razorpay itself. */
const publicRoutes: Readonly<Record<string, Route | undefined>> = {
  'POST attempts': ({ store, fields }) => {
    const order = findOrder(store, String(fields['order_id']))
    const method = methodIn(fields)
    const vpa = method === 'upi' ? String(fields['vpa']) : null
    const payment = attempt(store, order, { method, vpa })
    // https://razorpay.com/docs/payments/payments/test-upi-details
    if (vpa !== null) decide(payment, vpa === 'success@razorpay')
    return forPage(payment)
  },
  'GET orders/id': ({ store, id }) => {
    const { amount, currency } = findOrder(store, id)
    return { amount, currency }
  },
}

/** What the window gives the page: https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps. */
export function forPage(payment: Payment): unknown {
  const { id, order_id: order, status } = payment
  if (status === 'created') return { action: 'bank', payment_id: id }
  if (status === 'failed') {
    const { error_code: code, error_description: description, error_reason: reason } = payment
    const { error_source: source, error_step: step } = payment
    const metadata = { order_id: order, payment_id: id }
    return { error: { code, description, source, step, reason, metadata } }
  }
  const signature = createHmac('sha256', keys.RAZORPAY_KEY_SECRET).update(`${order}|${id}`).digest('hex')
  return { razorpay_payment_id: id, razorpay_order_id: order, razorpay_signature: signature }
}

function once(store: RazorpayStore, key: string | undefined, asked: string, work: () => Refund): Refund {
  if (key === undefined) return work()
  if (!/^[\w-]{10,}$/.test(key)) throw new Refusal(400, 'The idempotency key is invalid.')
  const known = store.answered.get(key)
  if (known !== undefined && known.asked !== asked)
    throw new Refusal(400, 'Different request with the same idempotency key has already been processed.')
  const answer = known?.answer ?? work()
  store.answered.set(key, { asked, answer })
  return answer
}

const basic = (authorization: string): string =>
  Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()

function checkKey(store: RazorpayStore, given: string, isPublic: boolean): void {
  const [id = '', secret = ''] = given.split(':')
  const isRight = id === keys.RAZORPAY_KEY_ID && (isPublic || secret === keys.RAZORPAY_KEY_SECRET)
  if (!isRight || store.refused.has(id)) throw wrongKey()
}

function methodIn(fields: ApiRequest['fields']): PaymentMethod {
  const method = fields['method']
  if (method === 'card' || method === 'netbanking' || method === 'upi') return method
  throw missing()
}

function amountIn(fields: ApiRequest['fields']): Order['amount'] {
  const amount = fields['amount']
  if (typeof amount === 'number' && Number.isInteger(amount) && amount >= 100) return amount
  throw new Refusal(400, 'The amount must be at least INR 1.00', { field: 'amount' })
}

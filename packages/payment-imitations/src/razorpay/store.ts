import { randomBytes } from 'node:crypto'
import type { Order, Payment, PaymentMethod, Refund } from './entities.ts'
import { missing, Refusal } from './refusal.ts'

/** Everything that the imitation knows. */
export interface RazorpayStore {
  readonly orders: Map<string, Order>
  readonly payments: Map<string, Payment>
  readonly refunds: Refund[]
  /** The answers of refunds with a key of their own, with what was asked. */
  readonly answered: Map<string, { readonly asked: string; readonly answer: Refund }>
  /** Key ids that are refused, for tests of wrong ones. */
  readonly refused: Set<string>
}

export const createStore = (): RazorpayStore => ({
  orders: new Map(),
  payments: new Map(),
  refunds: [],
  answered: new Map(),
  refused: new Set(),
})

const newId = (prefix: string): string => `${prefix}_${randomBytes(7).toString('hex')}`
const seconds = (): number => Math.floor(Date.now() / 1000)

export function findOrder(store: RazorpayStore, id: string): Order {
  const order = store.orders.get(id)
  if (order === undefined) throw missing()
  return order
}

export function findPayment(store: RazorpayStore, id: string): Payment {
  const payment = store.payments.get(id)
  if (payment === undefined) throw missing()
  return payment
}

/** The newest first, as Razorpay lists them. */
export const paymentsOf = (store: RazorpayStore, orderId: string): readonly Payment[] =>
  [...store.payments.values()].filter(({ order_id: of }) => of === orderId).toReversed()

export function createOrder(
  store: RazorpayStore,
  asked: Pick<Order, 'amount' | 'currency' | 'receipt' | 'notes'>,
): Order {
  const order: Order = {
    id: newId('order'),
    entity: 'order',
    ...asked,
    amount_paid: 0,
    amount_due: asked.amount,
    offer_id: null,
    status: 'created',
    attempts: 0,
    created_at: seconds(),
  }
  store.orders.set(order.id, order)
  return order
}

/** An attempt to pay an order. An order takes one payment. */
export function attempt(
  store: RazorpayStore,
  order: Order,
  how: { readonly method: PaymentMethod; readonly vpa: string | null },
): Payment {
  const isPaid = paymentsOf(store, order.id).some(({ status }) => status !== 'failed' && status !== 'created')
  if (isPaid) throw new Refusal(400, 'Order has already been paid')
  order.status = 'attempted'
  order.attempts += 1
  const payment: Payment = {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    ...how,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: null,
    bank: how.method === 'netbanking' ? 'HDFC' : null,
    wallet: null,
    email: 'void@razorpay.com',
    contact: '+919999999999',
    notes: [],
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    created_at: seconds(),
  }
  store.payments.set(payment.id, payment)
  return payment
}

/** What the bank says of an attempt. */
export function decide(payment: Payment, isApproved: boolean): void {
  if (payment.status !== 'created') throw new Refusal(400, 'The payment has already been processed')
  if (isApproved) payment.status = 'authorized'
  else
    Object.assign(payment, {
      status: 'failed',
      error_code: 'BAD_REQUEST_ERROR',
      error_description: "Your payment didn't go through due to insufficient account balance.",
      error_source: 'customer',
      error_step: 'payment_authorization',
      error_reason: 'insufficient_funds',
    })
}

export function capture(store: RazorpayStore, payment: Payment, amount: number, currency: string): Payment {
  if (payment.captured) throw new Refusal(400, 'This payment has already been captured')
  if (payment.status !== 'authorized')
    throw new Refusal(400, 'Only payments which have been authorized and not yet captured can be captured')
  if (amount !== payment.amount || currency !== payment.currency)
    throw new Refusal(400, 'Capture amount must be equal to the amount authorized', { field: 'amount' })
  Object.assign(payment, { status: 'captured', captured: true, fee: Math.round(amount * 0.02), tax: 0 })
  const order = findOrder(store, payment.order_id)
  Object.assign(order, { status: 'paid', amount_paid: amount, amount_due: 0 })
  return payment
}

/** @throws Refusal when more would be given back than was taken. */
export function refund(store: RazorpayStore, payment: Payment, amount: number): Refund {
  if (payment.status === 'refunded') throw new Refusal(400, 'The payment has been fully refunded already')
  if (payment.status !== 'captured')
    throw new Refusal(400, 'The payment status should be captured for action to be taken')
  if (amount > payment.amount - payment.amount_refunded)
    throw new Refusal(400, 'The total refund amount is greater than the refund payment amount')
  payment.amount_refunded += amount
  const isWhole = payment.amount_refunded === payment.amount
  payment.refund_status = isWhole ? 'full' : 'partial'
  if (isWhole) payment.status = 'refunded'
  const made: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt: null,
    acquirer_data: { arn: null },
    created_at: seconds(),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
  }
  store.refunds.push(made)
  return made
}

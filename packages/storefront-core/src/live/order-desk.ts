import { readStock } from '../cart/read-stock.ts'
import { failureFrom, isAbandoned } from '../failure/failure-from-error.ts'
import type { Failure, FailureKind } from '../failure/failure.ts'
import type {
  CheckoutAddress,
  OrderAnswer,
  OrderDesk,
  OrderRequest,
  PaymentKind,
} from '../ports/order-desk.ts'
import { field, list, text } from '../reading/read.ts'
import type { Countries } from './countries.ts'
import { deliveryMethodsFrom } from './delivery-method-from-wire.ts'
import { once, type LiveClient } from './live-client.ts'
import type { PaymentAdapter } from './payment-adapter.ts'
import {
  cartFields,
  expectedQuote,
  isSameSum,
  orderFields,
  placedOrder,
  quoteFrom,
  wireAddress,
} from './placing.ts'

export interface LiveOrderDeskOptions {
  readonly client: LiveClient
  readonly countries: Countries
  /** How each way of payment is carried out. */
  readonly payments: Readonly<Record<PaymentKind, PaymentAdapter>>
}

/**
 * Places real orders. Everything up to the last request may be done again; the last one makes at most one order of a cart,
 * and answers with that order whenever it is asked again.
 */
export function createLiveOrderDesk({ client, countries, payments }: LiveOrderDeskOptions): OrderDesk {
  const { cart: carts, fulfillment, payment } = client.store

  /** Says who buys and where it goes; nothing when the shop does not deliver there. */
  async function address(cartId: string, to: CheckoutAddress, signal?: AbortSignal): Promise<unknown> {
    const code = await countries.code(to.country, signal)
    if (code === undefined) return undefined
    const place = wireAddress({ address: to }, code)
    const body = { email: to.email, shipping_address: place, billing_address: place }
    return carts.update(cartId, body, { fields: cartFields }, undefined, { ...once, signal })
  }

  /** Everything but the order itself: after a failure here there is certainly none. */
  async function prepare(request: OrderRequest): Promise<OrderAnswer | undefined> {
    const { cart, delivery, quote } = request
    const addressed = await address(cart.id, request.address)
    if (addressed === undefined) return { kind: 'refused', refusal: { reason: 'delivery-gone' } }
    const shipped = await chooseDelivery(request)
    if (shipped === undefined) return { kind: 'refused', refusal: { reason: 'delivery-gone' } }
    const now = quoteFrom(shipped, delivery.price.currency)
    if (!isSameSum(now.total, quote.total))
      return { kind: 'refused', refusal: { reason: 'price-changed', quote: now } }
    return (await pay(request, shipped)) === 'authorised'
      ? undefined
      : { kind: 'refused', refusal: { reason: 'payment' } }
  }

  async function chooseDelivery({ cart, delivery }: OrderRequest): Promise<unknown> {
    try {
      const body = { option_id: delivery.id }
      const answer = await carts.addShippingMethod(cart.id, body, { fields: cartFields }, undefined, once)
      return answer.cart
    } catch (error) {
      const { kind, type } = failureFrom(error)
      // An option that was withdrawn, or does not go to this address.
      if (kind === 'rejected' && type === 'invalid_data') return undefined
      throw error
    }
  }

  async function pay(request: OrderRequest, cart: unknown): Promise<'authorised' | 'declined'> {
    const adapter = payments[request.payment]
    const collection = field(cart, 'payment_collection')
    const id = text(field(collection, 'id'))
    const known = { id: request.cart.id, ...(id !== undefined && { payment_collection: { id } }) }
    const body = { provider_id: adapter.providerId }
    const begun = await payment.initiatePaymentSession(known, body, undefined, undefined, once)
    const sessions = list(field(field(begun, 'payment_collection'), 'payment_sessions'))
    const session = sessions.find((one) => field(one, 'provider_id') === adapter.providerId)
    return adapter.authorise(session)
  }

  async function complete(request: OrderRequest): Promise<OrderAnswer> {
    try {
      const query = { fields: orderFields }
      const answer: unknown = await carts.complete(request.cart.id, query, undefined, once)
      const order = placedOrder(field(answer, 'order'))
      if (order !== undefined) return { kind: 'placed', order }
      return await notPlaced(request, refusalIn(answer))
    } catch (error) {
      const failure = failureFrom(error)
      return definite.has(failure.kind) ? notPlaced(request, failure) : { kind: 'unknown', failure }
    }
  }

  async function notPlaced(request: OrderRequest, failure: Failure): Promise<OrderAnswer> {
    if (failure.kind === 'unauthorised') return { kind: 'refused', refusal: { reason: 'session-ended' } }
    if (isShortage(failure))
      return { kind: 'refused', refusal: { reason: 'out-of-stock', lineIds: await short(request) } }
    if (/payment/i.test(failure.type ?? '')) return { kind: 'refused', refusal: { reason: 'payment' } }
    return { kind: 'failed', failure }
  }

  /** Which lines there is too little for; all, where that cannot be found out. */
  async function short({ cart }: OrderRequest): Promise<readonly string[]> {
    const all = cart.lines.map(({ id }) => id)
    const stock = await readStock(client, cart.lines).catch(() => undefined)
    if (stock === undefined) return all
    const lacking = cart.lines.filter(({ variantId, quantity }) => {
      const left = stock.get(variantId)
      return left === 'gone' || (typeof left === 'number' && left < quantity)
    })
    return lacking.length === 0 ? all : lacking.map(({ id }) => id)
  }

  return {
    cartAfterOrder: 'renew',
    async deliveryMethods(cart, to, { signal } = {}) {
      try {
        if ((await address(cart.id, to, signal)) === undefined) return { kind: 'methods', methods: [] }
        const query = { cart_id: cart.id }
        const answer = await fulfillment.listCartOptions(query, undefined, { ...once, signal })
        return { kind: 'methods', methods: deliveryMethodsFrom(answer, cart.subtotal.currency) }
      } catch (error) {
        if (isAbandoned(error)) throw error
        return { kind: 'failed', failure: failureFrom(error) }
      }
    },
    quote: (cart, delivery) =>
      delivery === undefined
        ? { subtotal: cart.subtotal, total: cart.subtotal }
        : expectedQuote({ cart, delivery }),
    async place(request) {
      try {
        const refused = await prepare(request)
        if (refused !== undefined) return refused
      } catch (error) {
        return notPlaced(request, failureFrom(error))
      }
      return complete(request)
    },
    async look(request, { signal } = {}) {
      try {
        const query = { fields: cartFields }
        const { cart } = await carts.retrieve(request.cart.id, query, undefined, { ...once, signal })
        const now = quoteFrom(cart, request.delivery.price.currency)
        const isOrdered = text(field(cart, 'completed_at')) !== undefined
        if (!isOrdered && !isSameSum(now.total, request.quote.total))
          return { kind: 'refused', refusal: { reason: 'price-changed', quote: now } }
        // The shopper has ordered. Asking again gives the order there is, or makes the one that was agreed to.
        return await complete(request)
      } catch (error) {
        if (isAbandoned(error)) throw error
        const failure = failureFrom(error)
        return failure.kind === 'missing' ? { kind: 'failed', failure } : { kind: 'unknown', failure }
      }
    },
  }
}

/** The server has spoken, and made no order. After anything else nobody knows. */
const definite: ReadonlySet<FailureKind> = new Set(['missing', 'unauthorised', 'rejected', 'misconfigured'])

const isShortage = ({ code, type, message }: Failure): boolean =>
  code === 'insufficient_inventory' ||
  type === 'insufficient_inventory' ||
  /required inventory/i.test(message ?? '')

/** Medusa may say no with status 200: the cart again, and why. */
function refusalIn(answer: unknown): Failure {
  const error = field(answer, 'error')
  const type = text(field(error, 'type'))
  const message = text(field(error, 'message'))?.slice(0, 200)
  return {
    kind: 'rejected',
    retryable: false,
    ...(type !== undefined && { type }),
    ...(message !== undefined && { message }),
  }
}

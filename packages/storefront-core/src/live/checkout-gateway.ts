import { noRetry } from '../catalogue/catalogue-client.ts'
import { createSerialQueue } from '../async/serial-queue.ts'
import { readStock } from '../cart/stock-from-wire.ts'
import { failureFrom, isAbandoned } from '../failure/failure-from-error.ts'
import type { Failure } from '../failure/failure.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import type { PaymentProvider } from '../ports/payment.ts'
import type { PortOptions } from '../ports/port-options.ts'
import type {
  OrderAnswer,
  CheckoutGateway,
  OrderRefusal,
  OrderRequest,
  OrderedCart,
  Totals,
} from '../ports/checkout-gateway.ts'
import { field, text } from '../parse/read.ts'
import { createAvailableProviders } from './available-providers.ts'
import type { Countries } from './countries.ts'
import { definite, givenBack } from './not-placed.ts'
import { isDeliveryGone, isShortage, netTermsRefusal, refusalIn } from './refusal-from-wire.ts'
import { mailedOption, shippingOptionsFrom } from './shipping-option-from-wire.ts'
import type { LiveClient } from './live-client.ts'
import { createLivePaymentGateway, type LivePaymentGatewayOptions } from './payment-gateway.ts'
import {
  cartFields,
  estimatedTotals,
  isSameSum,
  orderFields,
  orderFieldsOf,
  placedOrder,
  totalsFrom,
} from './totals-from-wire.ts'
import { plainOrderNumbers, type OrderNumbers } from '../orders/order-number.ts'
import { aheadOf, createCartPreparation, isMailed, prepareCart } from './prepare-cart.ts'

type Prepared = Awaited<ReturnType<LivePaymentGatewayOptions['prepare']>>

export interface LiveCheckoutGatewayOptions {
  readonly client: LiveClient
  readonly countries: Countries
  /** The payment providers that the shop knows, the default first. */
  readonly payments: readonly [PaymentProvider, ...PaymentProvider[]]
  /** Learns of providers that the backend offers and the shop does not know. */
  readonly log?: FailureLog | undefined
  /**
   * What the delivery of a cart of which nothing is posted is called, such as "By e-mail". Without it a shipping option is asked for
   * each cart. The backend has to take a delivery off a cart: `POST /store/carts/{id}/refresh` with `option_id: null`.
   */
  readonly emailDelivery?: string | undefined
  /** How order numbers are shown; Medusa's own number by default. */
  readonly numbers?: OrderNumbers | undefined
}

/**
 * Places real orders. Every request but the last can be repeated; the last creates at most one order per cart
 * and returns that order when it is repeated.
 */
export function createLiveCheckoutGateway({
  client,
  countries,
  payments,
  numbers = plainOrderNumbers,
  emailDelivery,
  log,
}: LiveCheckoutGatewayOptions): CheckoutGateway {
  const { cart: carts, fulfillment } = client.store
  const available = createAvailableProviders(client, payments, log)
  const mailing = emailDelivery === undefined ? 'posted-alone' : 'mailed-too'
  const preparing = createCartPreparation(client, countries, mailing)
  const [usual, ...others] = payments
  /** Writes run in sequence: two in parallel would leave either one's shipping method on the cart. */
  const serialize = createSerialQueue()
  /** The latest calculation of totals. An earlier one ends before its next write, or the latest would wait for it. */
  let calculating: symbol | undefined

  /**
   * Everything but payment and completing the cart. Writes only what differs: another tab may write to the same cart. Nothing is
   * written to a completed cart; one that is this order is ready if it `mayBeOrdered`. Rejects when a request fails.
   */
  async function prepare(request: OrderRequest, mayBeOrdered = false): Promise<Prepared> {
    const { cart, address, delivery, quote } = request
    const found = await preparing.read(cart.id)
    const isReady = await preparing.isReady(found, address, delivery)
    const isOver = isCompleted(found)
    if (isOver && isReady && mayBeOrdered) return { kind: 'ready', cart: found }
    const ready = isOver || isReady ? found : await prepareCart(preparing, request)
    const order = isOver || ready === undefined ? await findOrder(cart) : undefined
    if (order !== undefined) return { kind: 'placed-elsewhere', order }
    if (ready === undefined) return { kind: 'refused', refusal: { reason: 'delivery-gone' } }
    const now = totalsFrom(ready, delivery.price.currency)
    return isSameSum(now.total, quote.total)
      ? { kind: 'ready', cart: ready }
      : { kind: 'refused', refusal: { reason: 'price-changed', quote: now } }
  }

  async function complete(request: OrderRequest): Promise<OrderAnswer> {
    let isSent = false
    try {
      // While the shopper paid, another tab may have written to the cart.
      const prepared = await prepare(request, true)
      if (prepared.kind !== 'ready') return prepared
      isSent = true
      const query = { fields: orderFieldsOf(request) }
      const answer: unknown = await carts.complete(request.cart.id, query, undefined, noRetry)
      const order = placedOrder(answer, numbers)
      if (order !== undefined) return { kind: 'placed', order }
      return await givenBack(
        notPlaced(request, refusalIn(answer)),
        text(field(answer, 'payment')) === 'released',
      )
    } catch (error) {
      const failure = failureFrom(error)
      // The limit comes before the order, so this request made none; an earlier one may have.
      const isLimited = failure.status === 429 && !(await isOrdered(request.cart).catch(() => true))
      if (!isLimited && !definite.has(failure.kind)) return { kind: 'unknown', failure }
      // Completing gives a payment back with this status, and keeps it with any other.
      return await givenBack(notPlaced(request, failure), isSent && failure.status === 400)
    }
  }

  async function isOrdered({ id }: Pick<OrderedCart, 'id'>, { signal }: PortOptions = {}): Promise<boolean> {
    const query = { fields: 'id,completed_at' }
    return isCompleted((await carts.retrieve(id, query, undefined, { ...noRetry, signal })).cart)
  }

  /** The cart of the latest answer, if it is ready to be ordered. */
  async function knownReady({ cart, address, delivery, quote }: OrderRequest): Promise<unknown> {
    const known = preparing.known(cart.id)
    const isReady =
      known !== undefined &&
      !isCompleted(known) &&
      isSameSum(totalsFrom(known, delivery.price.currency).total, quote.total) &&
      (await preparing.isReady(known, address, delivery))
    return isReady ? known : undefined
  }

  /** Completing a cart that is already an order returns that order. */
  async function findOrder(cart: Pick<OrderedCart, 'id'>, options?: PortOptions) {
    if (!(await isOrdered(cart, options))) return undefined
    const answer = await carts.complete(cart.id, { fields: orderFields }, undefined, noRetry)
    return placedOrder(answer, numbers)
  }

  async function notPlaced(
    request: OrderRequest,
    failure: Failure,
  ): Promise<Extract<OrderAnswer, { readonly kind: 'placed-elsewhere' | 'refused' | 'failed' }>> {
    const isRejected = failure.kind === 'rejected'
    const order = isRejected ? await findOrder(request.cart).catch(() => undefined) : undefined
    if (order !== undefined) return { kind: 'placed-elsewhere', order }
    const refusal = await refusalOf(request, failure)
    return refusal === undefined ? { kind: 'failed', failure } : { kind: 'refused', refusal }
  }

  async function refusalOf(request: OrderRequest, failure: Failure): Promise<OrderRefusal | undefined> {
    const { kind, code, type = '' } = failure
    if (kind === 'unauthorized') return { reason: 'session-ended' }
    if (code === 'price_changed') {
      const quote = await priceNow(request).catch(() => undefined)
      return quote && { reason: 'price-changed', quote }
    }
    // The customer has signed in, but the cart has not been transferred yet.
    if (code === 'cart_not_transferred') return { reason: 'cart-changed' }
    if (isDeliveryGone(failure)) return { reason: 'delivery-gone' }
    if (isShortage(failure)) return { reason: 'out-of-stock', ...(await shortOf(request)) }
    return netTermsRefusal(failure) ?? (/payment/i.test(type) ? { reason: 'payment' } : undefined)
  }

  async function priceNow({ cart, delivery }: OrderRequest): Promise<Totals> {
    return totalsFrom(await preparing.price(cart.id), delivery.price.currency)
  }

  /** The lines without enough stock or no longer for sale; all lines if that cannot be read. */
  async function shortOf({ cart }: OrderRequest) {
    const all = cart.lines.map(({ id }) => id)
    const stock = await readStock(client, cart.lines).catch(() => undefined)
    if (stock === undefined) return { lineIds: all }
    const lacking = cart.lines.filter(({ variantId, quantity }) => {
      const left = stock.get(variantId)
      return left === 'gone' || (typeof left === 'number' && left < quantity)
    })
    return { lineIds: lacking.length === 0 ? all : lacking.map(({ id }) => id), stock }
  }

  return {
    cartAfterOrder: 'renew',
    places: ({ signal } = {}) => countries.places(signal),
    async offersIn(regionId, { signal } = {}) {
      const [offered, served] = await Promise.all([
        available(regionId, signal),
        countries.inRegion(regionId, signal),
      ])
      return { payments: offered, countries: served }
    },
    payments: [usual.id, ...others.map(({ id }) => id)],
    payment: createLivePaymentGateway({
      client,
      providers: payments,
      preparing,
      serialize,
      knownReady,
      notPlaced,
      prepare,
    }),
    async availablePayments({ id }, { signal } = {}) {
      const known = preparing.knownRegion(id)
      if (known !== undefined) return await available(known, signal)
      const call = { ...noRetry, signal }
      const { cart } = await carts.retrieve(id, { fields: 'id,region_id' }, undefined, call)
      return await available(text(field(cart, 'region_id')) ?? '', signal)
    },
    async shippingOptions(cart, to, { signal } = {}) {
      try {
        const addressed = await serialize(() => preparing.address(cart.id, to, { signal }))
        if (addressed === undefined) return { kind: 'methods', methods: [] }
        if (emailDelivery !== undefined && isMailed(addressed, 'after-a-refresh'))
          return { kind: 'methods', methods: [mailedOption(emailDelivery, cart.subtotal.currency)] }
        const query = { cart_id: cart.id }
        const answer = await fulfillment.listCartOptions(query, undefined, { ...noRetry, signal })
        return { kind: 'methods', methods: shippingOptionsFrom(answer, cart.subtotal.currency) }
      } catch (error) {
        if (isAbandoned(error)) throw error
        return { kind: 'failed', failure: failureFrom(error) }
      }
    },
    estimateTotals: estimatedTotals,
    findOrderOfCart: findOrder,
    calculateTotals(cart, address, delivery, { signal } = {}) {
      const own = Symbol('calculation')
      calculating = own
      return serialize(async () => {
        const fitted = await prepareCart(preparing, { cart, address, delivery }, aheadOf(signal), () => {
          if (calculating !== own) throw new Error('A later calculation was requested')
        })
        if (fitted === undefined) throw new Error('It cannot be delivered like this')
        return totalsFrom(fitted, delivery.price.currency)
      })
    },
    placeOrder: (request) => serialize(() => complete(request)),
    async findOrder(request, { signal } = {}) {
      try {
        const query = { fields: cartFields }
        const { cart } = await carts.retrieve(request.cart.id, query, undefined, { ...noRetry, signal })
        const now = totalsFrom(cart, request.delivery.price.currency)
        if (!isSameSum(now.total, request.quote.total)) {
          // Another tab has ordered something else with the same cart.
          const refusal: OrderRefusal = isCompleted(cart)
            ? { reason: 'cart-changed' }
            : { reason: 'price-changed', quote: now }
          return { kind: 'refused', refusal }
        }
        // The shopper has ordered: completing again returns the order, or places the one that was agreed to.
        return await serialize(() => complete(request))
      } catch (error) {
        if (isAbandoned(error)) throw error
        const failure = failureFrom(error)
        return failure.kind === 'missing' ? { kind: 'failed', failure } : { kind: 'unknown', failure }
      }
    },
  }
}

const isCompleted = (cart: unknown): boolean => text(field(cart, 'completed_at')) !== undefined

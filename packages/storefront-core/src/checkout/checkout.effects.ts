import { waitUntil } from '../async/wait-until.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { noteFailure } from '../failure/note-failure.ts'
import type {
  CheckoutGateway,
  OrderAnswer,
  OrderedCart,
  OrderRequest,
  PaymentGateway,
  ShippingOption,
  Totals,
} from '../ports/checkout-gateway.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import type { Clock, KeyValueStorage } from '../ports/platform.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field } from '../parse/read.ts'
import type { CheckoutEffect, CheckoutEvent, CheckoutRecord } from './checkout.events.ts'
import { checkoutStorageKey } from '../storage-keys.ts'
import { recallCheckout, keepPlacedOrder } from './checkout.storage.ts'
import { type Purchase, hasSameLines, holdsOrdered } from './checkout.state.ts'
import { isQuoteOf } from './checkout.totals.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { deliveryDate, deviceOffset } from './delivery-date.ts'
import { failedLate, requestTimeout, tooLate, unknownOutcome } from './late-answers.ts'
import { tellCart } from './tell-cart.ts'

interface CheckoutEffectDeps {
  readonly gateway: CheckoutGateway
  readonly cart: CheckoutCart
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly signal: AbortSignal | undefined
  readonly log: FailureLog | undefined
  /** The way of delivery to begin with. */
  readonly suggest: ((methods: readonly ShippingOption[]) => ShippingOption | undefined) | undefined
  /** Whether the page has been left. */
  readonly isClosed: () => boolean
  readonly dispatch: (event: CheckoutEvent) => void
}

type EffectOf<Kind extends CheckoutEffect['kind']> = Extract<CheckoutEffect, { readonly kind: Kind }>

/** The only place where checkout awaits anything. Every request ends in an event; nothing is thrown. */
export function createCheckoutEffects(deps: CheckoutEffectDeps): (effect: CheckoutEffect) => void {
  const { gateway, cart, storage, clock, signal, log, dispatch } = deps

  async function requestOrder(
    turn: number,
    request: OrderRequest,
    send: () => Promise<OrderAnswer>,
  ): Promise<void> {
    const answer = await inTime(send(), unknownOutcome(undefined)).catch(unknownOutcome)
    noteAnswer(answer)
    tellCart(cart, answer)
    const latest = request.delivery.days?.[1]
    const now = clock.now()
    dispatch({
      type: 'order.answered',
      turn,
      answer,
      estimated: latest === undefined ? undefined : deliveryDate(now, latest, deviceOffset(now)),
      seen: !deps.isClosed(),
    })
  }

  function noteAnswer(answer: OrderAnswer): void {
    if (answer.kind === 'failed') noteFailure(log, 'Checkout: the order was not placed', answer.failure)
    if (answer.kind === 'unknown') noteFailure(log, 'Checkout: no answer to the order', answer.failure)
    if (answer.kind === 'refused')
      noteFailure(log, 'Checkout: the order was refused', {
        kind: 'rejected',
        code: answer.refusal.reason,
        retryable: false,
      })
  }

  const inTime = async <Answer, Late>(answer: Promise<Answer>, late: Late): Promise<Answer | Late> =>
    await Promise.race([answer, clock.wait(requestTimeout).then(() => late)])

  async function loadMethods({ turn, cart: ordered, address }: EffectOf<'ask-methods'>) {
    try {
      const answer = await inTime(gateway.shippingOptions(ordered, address, { signal }), failedLate)
      // A page that is being left fails its requests. What they say would be stored, and move the next visit to another step.
      if (signal?.aborted) return
      if (answer.kind === 'failed') noteFailure(log, methodsUnread, answer.failure)
      dispatch(
        answer.kind === 'methods'
          ? {
              type: 'methods.listed',
              turn,
              methods: answer.methods,
              suggested: deps.suggest?.(answer.methods)?.id,
            }
          : { type: 'methods.failed', turn, failure: answer.failure },
      )
    } catch (error) {
      if (signal?.aborted) return
      const failure = failureFrom(error)
      noteFailure(log, methodsUnread, failure)
      dispatch({ type: 'methods.failed', turn, failure })
    }
  }

  /**
   * Totals for other lines mean that the cart was changed elsewhere, unless it was changed here meanwhile: it is read again,
   * and a changed cart is calculated anew.
   */
  async function calculateTotals(purchase: Purchase): Promise<void> {
    const { cart: ordered, address, delivery } = purchase
    let quote: Totals | undefined
    try {
      quote = await gateway.calculateTotals?.(ordered, address, delivery, { signal })
      if (quote !== undefined && !isQuoteOf(ordered.lines, quote)) {
        quote = undefined
        if (hasSameLines(cart.read().lines, ordered.lines)) await cart.refresh()
      }
    } catch {
      // The estimate stays; the gateway compares it with the real total before it orders.
    }
    dispatch({ type: 'totals.calculated', purchase, quote })
  }

  /** A shopper who has left the page meanwhile has not ordered. */
  async function awaitCart(turn: number): Promise<void> {
    if (cart.read().status !== 'ready') await cart.refresh().catch(() => undefined)
    await waitUntil(
      () => !cart.read().busy,
      (listener) => cart.subscribe(listener),
    )
    if (!deps.isClosed()) dispatch({ type: 'cart.confirmed', turn, cart: cart.read() })
  }

  /**
   * After the page was left the cart is still emptied, but a record the shopper has since left is not written
   * back.
   */
  function isOutdated({ confirmation }: CheckoutRecord): boolean {
    if (!deps.isClosed()) return false
    const pending = recallCheckout(storage)?.pending?.attempt
    return pending === undefined || pending !== confirmation?.request.attempt
  }

  /** Stored longer than the checkout, because the order has its own address. */
  function keepOrder({ owner, confirmation }: CheckoutRecord): void {
    if (confirmation !== undefined) keepPlacedOrder(storage, { ...omitUndefined({ owner }), confirmation })
  }

  /** Clearing says whether it failed; a refresh that failed leaves the cart as it was. */
  async function settle(ordered: OrderedCart): Promise<boolean> {
    try {
      if (gateway.cartAfterOrder === 'clear') return field(await cart.clear(), 'ok') !== false
      await cart.ordered(ordered.id)
      return !holdsOrdered(cart.read(), ordered)
    } catch {
      return false
    }
  }

  /** When the order cannot be found, the shopper sees the empty cart and has the order email. */
  async function findOrder(ordered: OrderedCart): Promise<void> {
    const lookup = gateway.findOrderOfCart?.(ordered, { signal }).catch(() => undefined)
    const order = await inTime(Promise.resolve(lookup), undefined)
    dispatch({ type: 'order.found', cartId: ordered.id, order })
  }

  /** Empties the cart after the order; repeated when that fails, because the order stands either way. */
  async function settleCart(ordered: OrderedCart): Promise<void> {
    // After a reload the cart has not been read yet.
    if (cart.read().status === 'starting') await cart.refresh().catch(() => undefined)
    for (const pause of settlingPauses) {
      if (pause > 0) await clock.wait(pause)
      // Items added since the order stay in the cart.
      if (!holdsOrdered(cart.read(), ordered)) break
      if (await settle(ordered)) break
    }
    const left = cart.read()
    if (left.status === 'ready' && !holdsOrdered(left, ordered)) dispatch({ type: 'cart.settled' })
  }

  /**
   * Certainly no order. A session that is opened too late is found by the next attempt. A shopper who has left the page
   * meanwhile has not ordered.
   */
  async function openPayment({ turn, request, spent }: EffectOf<'open-payment'>): Promise<void> {
    const opening = await inTime(payments().open(request, spent), failedLate)
    if (opening.kind === 'refused' || opening.kind === 'failed') noteAnswer(opening)
    tellCart(cart, opening)
    if (!deps.isClosed()) dispatch({ type: 'payment.opened', turn, opening })
  }

  /** After the page was left nothing is ordered: the next checkout asks for the payment. */
  async function authorize({ turn, request, payment, ...how }: EffectOf<'authorize'>): Promise<void> {
    const outcome = await payments().authorize(request, payment, how)
    if (outcome === undefined || deps.isClosed()) return
    if (outcome.kind === 'unknown') noteFailure(log, 'Checkout: no answer to the payment', outcome.failure)
    dispatch({ type: 'payment.answered', turn, outcome })
  }

  async function cancelPayment({ turn, request, payment }: EffectOf<'cancel-payment'>): Promise<void> {
    const outcome = await inTime(payments().cancel(request, payment), tooLate).catch(failureFrom)
    if (typeof outcome !== 'string') noteFailure(log, 'Checkout: a payment was not canceled', outcome)
    dispatch({ type: 'payment.ended', turn, outcome })
  }

  function payments(): PaymentGateway {
    if (gateway.payment === undefined) throw new Error('This gateway takes no payments')
    return gateway.payment
  }

  return (effect) => {
    switch (effect.kind) {
      case 'ask-methods':
        void loadMethods(effect)
        return
      case 'calculate-totals':
        void calculateTotals(effect.purchase)
        return
      case 'read-cart':
        void cart.refresh().catch(() => undefined)
        return
      case 'check-lines':
        cart.checkStock(effect.unless)
        return
      case 'await-cart':
        void awaitCart(effect.turn)
        return
      case 'open-payment':
        void openPayment(effect)
        return
      case 'authorize':
        void authorize(effect)
        return
      case 'cancel-payment':
        void cancelPayment(effect)
        return
      // An order request is never aborted: its outcome would be unknown.
      case 'place':
        void requestOrder(effect.turn, effect.request, async () => gateway.placeOrder(effect.request))
        return
      case 'look':
        void clock
          .wait(effect.delay)
          .then(() =>
            requestOrder(effect.turn, effect.request, async () =>
              gateway.findOrder(effect.request, { signal }),
            ),
          )
        return
      case 'settle-cart':
        void settleCart(effect.ordered)
        return
      case 'find-order':
        void findOrder(effect.ordered)
        return
      case 'save':
        if (isOutdated(effect.record)) return
        storage.set(checkoutStorageKey, JSON.stringify(effect.record))
        keepOrder(effect.record)
        return
      case 'forget':
        storage.remove(checkoutStorageKey)
        return
    }
  }
}

/** Milliseconds before each attempt to empty the cart of what was ordered. */
export const settlingPauses = [0, 1_500, 5_000] as const

const methodsUnread = 'Checkout: the ways of delivery could not be read'

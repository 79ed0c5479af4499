import { waitUntil } from '../async/wait-until.ts'
import { failureFrom, isAbandoned } from '../failure/failure-from-error.ts'
import { noteFailure } from '../failure/note-failure.ts'
import type { OrderAnswer, OrderedCart, OrderRequest } from '../ports/checkout-gateway.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field } from '../parse/read.ts'
import type { CheckoutEffect, CheckoutRecord } from './checkout.events.ts'
import { checkoutStorageKey } from '../storage-keys.ts'
import { recallCheckout, keepPlacedOrder } from './checkout.storage.ts'
import { type Purchase, holdsOrdered } from './checkout.state.ts'
import type { CheckoutEffectDeps } from './checkout.effect-deps.ts'
import { createPaymentEffects } from './checkout.payment-effects.ts'
import { requestTimeout, tooLate } from './request-timeout.ts'
import { deliveryDate, deviceOffset } from './delivery-date.ts'

/** The only place where checkout awaits anything. Every request ends in an event; nothing is thrown. */
export function createCheckoutEffects(deps: CheckoutEffectDeps): (effect: CheckoutEffect) => void {
  const { gateway, cart, storage, clock, signal, log, dispatch } = deps
  const runPayment = createPaymentEffects({ ...deps, noteAnswer })

  async function requestOrder(
    turn: number,
    request: OrderRequest,
    send: () => Promise<OrderAnswer>,
  ): Promise<void> {
    const answer = await withTimeout(send).catch(unknownOutcome)
    noteAnswer(answer)
    if (answer.kind === 'refused' && answer.refusal.reason === 'out-of-stock' && answer.refusal.stock)
      cart.noteStock(answer.refusal.stock)
    const isOtherCart = answer.kind === 'refused' && answer.refusal.reason === 'cart-changed'
    if (isOtherCart || answer.kind === 'placed-elsewhere') void cart.refresh()
    const latest = request.delivery.days[1]
    const now = clock.now()
    dispatch({
      type: 'order.answered',
      turn,
      answer,
      estimated: deliveryDate(now, latest, deviceOffset(now)),
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

  function withTimeout(send: () => Promise<OrderAnswer>): Promise<OrderAnswer> {
    const timeout = clock.wait(requestTimeout).then(() => unknownOutcome(undefined))
    return Promise.race([send(), timeout])
  }

  async function loadMethods({
    turn,
    cart: ordered,
    address,
  }: Extract<CheckoutEffect, { kind: 'ask-methods' }>) {
    try {
      const timeout = clock.wait(requestTimeout).then(() => ({ kind: 'failed', failure: tooLate }) as const)
      const answer = await Promise.race([gateway.shippingOptions(ordered, address, { signal }), timeout])
      if (answer.kind === 'failed') noteFailure(log, methodsUnread, answer.failure)
      dispatch(
        answer.kind === 'methods'
          ? { type: 'methods.listed', turn, methods: answer.methods }
          : { type: 'methods.failed', turn, failure: answer.failure },
      )
    } catch (error) {
      const failure = failureFrom(error)
      if (!isAbandoned(error)) noteFailure(log, methodsUnread, failure)
      dispatch({ type: 'methods.failed', turn, failure })
    }
  }

  /** On failure the estimate stays; the real total is compared when the order is placed. */
  async function calculateTotals(purchase: Purchase): Promise<void> {
    const { cart: ordered, address, delivery } = purchase
    try {
      const quote = await gateway.calculateTotals?.(ordered, address, delivery, { signal })
      dispatch({ type: 'totals.calculated', purchase, quote })
    } catch {
      dispatch({ type: 'totals.calculated', purchase, quote: undefined })
      // The quote stays as it was; the gateway compares it with the real one before it orders.
    }
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

  /** Cart commands do not reject; the outcome says whether they failed. */
  async function settle(): Promise<boolean> {
    try {
      const outcome = await (gateway.cartAfterOrder === 'clear' ? cart.clear() : cart.refresh())
      return field(outcome, 'ok') !== false
    } catch {
      return false
    }
  }

  /** When the order cannot be found, the shopper sees the empty cart and has the order email. */
  async function findOrder(ordered: OrderedCart): Promise<void> {
    const lookup = gateway.findOrderOfCart?.(ordered, { signal }).catch(() => undefined)
    const order = await Promise.race([lookup, clock.wait(requestTimeout).then(() => undefined)])
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
      if (await settle()) break
    }
    const left = cart.read()
    if (left.status === 'ready' && !holdsOrdered(left, ordered)) dispatch({ type: 'cart.settled' })
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
        cart.checkStock()
        return
      case 'await-cart':
        void awaitCart(effect.turn)
        return
      case 'open-payment':
      case 'authorize':
      case 'cancel-payment':
        runPayment(effect)
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

function unknownOutcome(error: unknown): OrderAnswer {
  return { kind: 'unknown', failure: error === undefined ? tooLate : failureFrom(error) }
}

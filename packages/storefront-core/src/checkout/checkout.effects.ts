import { failureFrom } from '../failure/failure-from-error.ts'
import type { OrderAnswer, OrderDesk, OrderRequest } from '../ports/order-desk.ts'
import type { Clock, KeyValueStorage } from '../ports/platform.ts'
import { field } from '../reading/read.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import type { CheckoutEffect, CheckoutEvent } from './checkout.events.ts'
import { checkoutStorageKey } from './checkout.memory.ts'
import { deliveryDate, deviceOffset } from './delivery-date.ts'

export interface CheckoutWorld {
  readonly desk: OrderDesk
  readonly cart: CheckoutCart
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly signal: AbortSignal | undefined
  readonly dispatch: (event: CheckoutEvent) => void
}

/** A desk that has not answered after so many milliseconds is taken to have lost the answer. */
export const patience = 30_000

/** The only place where checkout waits for anything. Every question ends in an event; nothing is thrown. */
export function createCheckoutEffects(world: CheckoutWorld): (effect: CheckoutEffect) => void {
  const { desk, cart, storage, clock, signal, dispatch } = world

  async function tell(turn: number, request: OrderRequest, ask: () => Promise<OrderAnswer>): Promise<void> {
    const answer = await inTime(ask).catch(lost)
    const latest = request.delivery.days[1]
    const now = clock.now()
    dispatch({
      type: 'order.answered',
      turn,
      answer,
      estimated: deliveryDate(now, latest, deviceOffset(now)),
    })
  }

  function inTime(ask: () => Promise<OrderAnswer>): Promise<OrderAnswer> {
    const late = clock.wait(patience).then(() => lost(undefined))
    return Promise.race([ask(), late])
  }

  async function askMethods({
    turn,
    cart: ordered,
    address,
  }: Extract<CheckoutEffect, { kind: 'ask-methods' }>) {
    try {
      const late = clock.wait(patience).then(() => ({ kind: 'failed', failure: tooLate }) as const)
      const answer = await Promise.race([desk.deliveryMethods(ordered, address, { signal }), late])
      dispatch(
        answer.kind === 'methods'
          ? { type: 'methods.listed', turn, methods: answer.methods }
          : { type: 'methods.failed', turn, failure: answer.failure },
      )
    } catch (error) {
      dispatch({ type: 'methods.failed', turn, failure: failureFrom(error) })
    }
  }

  /** A cart's commands do not reject: what came of one is in its outcome. */
  async function isSettled(): Promise<boolean> {
    try {
      const outcome = await (desk.cartAfterOrder === 'clear' ? cart.clear() : cart.refresh())
      return field(outcome, 'ok') !== false
    } catch {
      return false
    }
  }

  /** The order stands whatever becomes of the cart; one that cannot be emptied is tried once more. */
  async function settleCart(): Promise<void> {
    if (await isSettled()) return
    await isSettled()
  }

  return (effect) => {
    switch (effect.kind) {
      case 'ask-methods':
        void askMethods(effect)
        return
      // An order that has been sent is never given up: nobody would know what became of it.
      case 'place':
        void tell(effect.turn, effect.request, async () => desk.place(effect.request))
        return
      case 'look':
        void clock
          .wait(effect.delay)
          .then(() => tell(effect.turn, effect.request, async () => desk.look(effect.request, { signal })))
        return
      case 'settle-cart':
        void settleCart()
        return
      case 'save':
        storage.set(checkoutStorageKey, JSON.stringify(effect.record))
        return
      case 'forget':
        storage.remove(checkoutStorageKey)
        return
    }
  }
}

const tooLate = { kind: 'timeout', retryable: true } as const

function lost(error: unknown): OrderAnswer {
  return { kind: 'unknown', failure: error === undefined ? tooLate : failureFrom(error) }
}

import { createMachineStore, type MachineState } from '../machine/create-machine-store.ts'
import type { CheckoutAddress, CheckoutGateway } from '../ports/checkout-gateway.ts'
import { nothingToPay, type PaymentAdapter, type PaymentKind } from '../ports/payment.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import { onlyGuests, type IdentitySource } from '../ports/identity.ts'
import type { Clock, KeyValueStorage, Random } from '../ports/platform.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { systemClock } from '../system-clock.ts'
import { cheapestOption } from './cheapest-option.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { createCheckoutEffects } from './checkout.effects.ts'
import type { CheckoutEffect, CheckoutEvent } from './checkout.events.ts'
import { transition } from './checkout.machine.ts'
import {
  cancelOutcome,
  done,
  formOutcome,
  notOffered,
  notPlaced,
  overtaken,
  placeOutcome,
  stepOutcome,
  unlessAt,
  unlessFilling,
  wrongTime,
  type CheckoutOutcome,
  type PlaceOutcome,
  type Reason,
  type Refused,
} from './checkout.outcome.ts'
import { recallCheckout } from './checkout.storage.ts'
import { viewOf, type CheckoutView } from './checkout.selectors.ts'
import {
  initialMachine,
  isSettled,
  type CheckoutMachine,
  type CheckoutStep,
  orderedCart,
} from './checkout.state.ts'

export interface CheckoutStoreOptions {
  readonly gateway: CheckoutGateway
  readonly cart: CheckoutCart
  /** Should end with the session. */
  readonly storage: KeyValueStorage
  /** The identity, once it is known. */
  readonly identity?: IdentitySource | undefined
  readonly clock?: Clock | undefined
  readonly random: Random
  /** Begins with the cheapest way of delivery. Without it the shopper chooses one, unless there is only one. */
  readonly suggestsCheapest?: boolean | undefined
  /** Aborts reads when the page is left; an order request is not aborted. */
  readonly signal?: AbortSignal | undefined
  /** Receives failures; without it nothing is logged. */
  readonly log?: FailureLog | undefined
}

export type CheckoutState = MachineState<CheckoutMachine, CheckoutView>

/** One checkout, from a cart to an order. Commands never throw; they resolve to what became of them. */
export type CheckoutStore = ReturnType<typeof createCheckoutStore>

/**
 * One checkout, from a cart to an order: address, delivery, payment, confirmation. It keeps what is typed, sends an order once
 * however often it is pressed, and finds out what became of one whose answer was lost. Read `checkoutView(checkout.getState())`:
 * `phase` says what goes on, `methods` what can be delivered and how, and `phase.notice` what is wrong.
 *
 * Commands never throw: each resolves to a `CheckoutOutcome` once nothing is under way any more. One that does not fit the phase, or
 * names an id that is not offered, changes nothing, and its outcome says so. The view shows the same; a screen may ignore outcomes.
 *
 * @example
 * const checkout = createCheckoutStore({ gateway, cart: checkoutCartOf(cart), storage, random: systemRandom })
 * await checkout.submitAddress(address)
 * const chosen = await checkout.chooseDelivery(checkoutView(checkout.getState()).methods[0]?.id ?? '')
 * if (!chosen.ok) console.log(chosen.reason)
 */
export function createCheckoutStore(options: CheckoutStoreOptions) {
  const { gateway, cart, storage, random, signal, log, clock = systemClock, identity = onlyGuests } = options
  const { suggestsCheapest = false } = options
  const { store, dispatch } = createMachineStore<
    CheckoutMachine,
    CheckoutEvent,
    CheckoutEffect,
    CheckoutView
  >({
    initial: initialMachine(cart.read(), identity.get()),
    transition,
    viewOf: (machine) => {
      const delivery = machine.methods.find(({ id }) => id === machine.draft.deliveryId)
      return viewOf(machine, gateway.estimateTotals(orderedCart(machine), delivery))
    },
    run: (effect) => run(effect),
  })
  const run = createCheckoutEffects({
    gateway,
    cart,
    storage,
    clock,
    signal,
    log,
    suggest: suggestsCheapest ? cheapestOption : undefined,
    dispatch,
    isClosed: () => isClosed,
  })
  let isClosed = false

  const attempt = () => `${clock.now()}-${random.integer(0, 999_999_999)}`
  const stops = [
    cart.subscribe(() => dispatch({ type: 'cart.changed', cart: cart.read() })),
    identity.subscribe(() => dispatch({ type: 'owner.changed', owner: identity.get() })),
  ]
  dispatch({ type: 'started', ...omitUndefined({ record: recallCheckout(storage) }) })

  /** Those that wait for an answer. */
  const waiting = new Set<() => void>()

  /** Dispatches a command, and resolves to its outcome: at once, or when the checkout has settled or was closed. */
  const command = <Outcome>(
    event: CheckoutEvent,
    outcomeOf: (machine: CheckoutMachine) => Outcome,
    reason: Reason = wrongTime,
  ): Promise<Outcome | Refused> =>
    new Promise((resolve) => {
      dispatch(event, (before, after) => {
        const refused = after === before ? reason(before) : undefined
        const end = (outcome: Outcome | Refused) => {
          stop()
          waiting.delete(close)
          resolve(outcome)
        }
        const close = () => end(overtaken)
        const follow = (machine: CheckoutMachine) => isSettled(machine.phase) && end(outcomeOf(machine))
        const stop = store.subscribe(({ machine }) => follow(machine))
        waiting.add(close)
        if (refused !== undefined) end(refused)
        else if (!follow(after) && isClosed) close()
      })
    })

  return {
    ...store,
    /** Stores what is typed. An accepted address that changes has to be submitted again. */
    setAddress: (address: Partial<CheckoutAddress>, saveAddress?: boolean): void =>
      dispatch({ type: 'address.typed', address, ...omitUndefined({ saveAddress }) }),
    /** Takes an address that the form has validated. Resolves when the ways of delivery to it are listed. */
    submitAddress: (address: CheckoutAddress): Promise<CheckoutOutcome> =>
      command(
        { type: 'address.submitted', address },
        formOutcome(({ addressAccepted }) => addressAccepted),
      ),
    /** Takes the id of one of the view's `methods`; any other is `not-offered`. */
    chooseDelivery: (deliveryId: string): Promise<CheckoutOutcome> =>
      command({ type: 'delivery.chosen', deliveryId }, () => done, unlessAt('delivery', notOffered)),
    /** Goes on with the chosen delivery; `incomplete` without one. */
    submitDelivery: (): Promise<CheckoutOutcome> =>
      command({ type: 'delivery.submitted' }, formOutcome(), unlessAt('delivery')),
    /** Takes one of the gateway's `payments`; any other is `not-offered`. Whether the region takes it is found out by `place()`. */
    choosePayment: async (payment: PaymentKind): Promise<CheckoutOutcome> =>
      payment === nothingToPay.id || gateway.payments.includes(payment)
        ? await command({ type: 'payment.chosen', payment }, () => done)
        : notOffered,
    /** To the step before. */
    back: (): Promise<CheckoutOutcome> => command({ type: 'back.requested' }, formOutcome()),
    /** To this step; `incomplete` if something before it is missing, and then to the step where it is. */
    goTo: (step: CheckoutStep): Promise<CheckoutOutcome> =>
      command({ type: 'step.requested', step }, stepOutcome(step), unlessFilling),
    /**
     * Orders what was `shown` at the press: another total is asked about, and other items are not ordered. Resolves when the order is
     * placed or is not; meanwhile the shopper may be at work in the provider's form.
     */
    place: (
      { cart, quote }: Pick<CheckoutView, 'cart' | 'quote'> = store.getState().view,
    ): Promise<PlaceOutcome> =>
      command({ type: 'place.requested', attempt: attempt(), cart, quote }, placeOutcome, notPlaced),
    /** Asks again: for the ways of delivery, for the payment, or for the order. */
    retry: (): Promise<CheckoutOutcome> => command({ type: 'retry.requested' }, formOutcome()),
    /** Ends a payment that is under way. */
    cancelPayment: (): Promise<CheckoutOutcome> => command({ type: 'cancel.requested' }, cancelOutcome),
    /** The browser has kept the page and shows it again: a payment under way is asked for. */
    restore: (): void => dispatch({ type: 'page.restored' }),
    /** The adapter of the provider whose component is on screen. Returns the function that removes it. */
    attachPayment: (adapter: PaymentAdapter) => gateway.payment?.attach(adapter) ?? (() => undefined),
    /** Orders at the new total that the notice `price-changed` tells. */
    acceptPrice: (): Promise<PlaceOutcome> =>
      command({ type: 'price.accepted', attempt: attempt() }, placeOutcome),
    /** Ends the confirmation and removes the stored order. */
    leave: (): void => dispatch({ type: 'confirmation.left' }),
    /**
     * Stops following the cart. An order in progress still empties it; the next checkout shows the
     * confirmation. Commands that wait for an answer resolve to `overtaken`.
     */
    close(): void {
      isClosed = true
      for (const stop of stops) stop()
      for (const end of waiting) end()
    },
  }
}

/** The checkout for screens; the same object until something changes. */
export function checkoutView(state: CheckoutState): CheckoutView {
  return state.view
}

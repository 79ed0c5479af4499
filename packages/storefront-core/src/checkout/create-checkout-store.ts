import { createMachineStore, type MachineState } from '../machine/create-machine-store.ts'
import type { CheckoutAddress, CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { PaymentAdapter, PaymentKind } from '../ports/payment.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import { onlyGuests, type IdentitySource } from '../ports/identity.ts'
import type { Clock, KeyValueStorage, Random } from '../ports/platform.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { systemClock } from '../system-clock.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { createCheckoutEffects } from './checkout.effects.ts'
import type { CheckoutEffect, CheckoutEvent } from './checkout.events.ts'
import { transition } from './checkout.machine.ts'
import { recallCheckout } from './checkout.storage.ts'
import { viewOf, type CheckoutView } from './checkout.selectors.ts'
import { initialMachine, type CheckoutMachine, type CheckoutStep, orderedCart } from './checkout.state.ts'

export interface CheckoutStoreOptions {
  readonly gateway: CheckoutGateway
  readonly cart: CheckoutCart
  /** Should end with the session. */
  readonly storage: KeyValueStorage
  /** The identity, once it is known. */
  readonly identity?: IdentitySource | undefined
  readonly clock?: Clock | undefined
  readonly random: Random
  /** Aborts reads when the page is left; an order request is not aborted. */
  readonly signal?: AbortSignal | undefined
  /** Receives failures; without it nothing is logged. */
  readonly log?: FailureLog | undefined
}

export type CheckoutState = MachineState<CheckoutMachine, CheckoutView>

/** One checkout, from a cart to an order. Commands never throw; their outcome is in the view. */
export type CheckoutStore = ReturnType<typeof createCheckoutStore>

/**
 * One checkout, from a cart to an order: address, delivery, payment, confirmation. It keeps what is typed, sends an order once
 * however often it is pressed, and finds out what became of one whose answer was lost. Read `checkoutView(checkout.getState())`:
 * `phase` says what goes on, `methods` what can be delivered and how, and `phase.notice` what is wrong.
 *
 * Commands never throw. One that does not fit the phase, or names an id that is not offered, changes nothing.
 *
 * @example
 * const checkout = createCheckoutStore({ gateway, cart: checkoutCartOf(cart), storage, random: systemRandom })
 * checkout.submitAddress(address)
 * checkout.subscribe(({ view }) => console.log(view.step, view.methods))
 */
export function createCheckoutStore(options: CheckoutStoreOptions) {
  const { gateway, cart, storage, random, signal, log, clock = systemClock, identity = onlyGuests } = options
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

  return {
    ...store,
    /** Stores what is typed. An accepted address that changes has to be submitted again. */
    setAddress: (address: Partial<CheckoutAddress>, saveAddress?: boolean) =>
      dispatch({ type: 'address.typed', address, ...omitUndefined({ saveAddress }) }),
    /** Takes an address that the form has validated. */
    submitAddress: (address: CheckoutAddress) => dispatch({ type: 'address.submitted', address }),
    chooseDelivery: (deliveryId: string) => dispatch({ type: 'delivery.chosen', deliveryId }),
    submitDelivery: () => dispatch({ type: 'delivery.submitted' }),
    choosePayment: (payment: PaymentKind) => dispatch({ type: 'payment.chosen', payment }),
    back: () => dispatch({ type: 'back.requested' }),
    goTo: (step: CheckoutStep) => dispatch({ type: 'step.requested', step }),
    /** Orders what was `shown` at the press: another total is asked about, and other items are not ordered. */
    place: ({ cart, quote }: Pick<CheckoutView, 'cart' | 'quote'> = store.getState().view) =>
      dispatch({ type: 'place.requested', attempt: attempt(), cart, quote }),
    retry: () => dispatch({ type: 'retry.requested' }),
    /** Ends a payment that is under way. */
    cancelPayment: () => dispatch({ type: 'cancel.requested' }),
    /** The browser has kept the page and shows it again: a payment under way is asked for. */
    restore: () => dispatch({ type: 'page.restored' }),
    /** The adapter of the provider whose component is on screen. Returns the function that removes it. */
    attachPayment: (adapter: PaymentAdapter) => gateway.payment?.attach(adapter) ?? (() => undefined),
    acceptPrice: () => dispatch({ type: 'price.accepted', attempt: attempt() }),
    /** Ends the confirmation and removes the stored order. */
    leave: () => dispatch({ type: 'confirmation.left' }),
    /**
     * Stops following the cart. An order in progress still empties it; the next checkout shows the
     * confirmation.
     */
    close() {
      isClosed = true
      for (const stop of stops) stop()
    },
  }
}

/** The checkout for screens; the same object until something changes. */
export function checkoutView(state: CheckoutState): CheckoutView {
  return state.view
}

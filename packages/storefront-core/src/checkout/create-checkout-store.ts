import { createStore } from 'zustand/vanilla'
import type { CheckoutAddress, OrderDesk, PaymentKind } from '../ports/order-desk.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import { onlyGuests, type IdentitySource } from '../ports/identity.ts'
import type { Clock, KeyValueStorage, Random } from '../ports/platform.ts'
import { given } from '../reading/given.ts'
import { systemClock } from '../system-clock.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { createCheckoutEffects } from './checkout.effects.ts'
import type { CheckoutEvent } from './checkout.events.ts'
import { transition } from './checkout.machine.ts'
import { recallCheckout } from './checkout.memory.ts'
import { viewOf, type CheckoutView } from './checkout.selectors.ts'
import { initialMachine, type CheckoutMachine, type CheckoutStep } from './checkout.states.ts'
import { orderedCart } from './checkout.step.ts'

export interface CheckoutStoreOptions {
  readonly desk: OrderDesk
  readonly cart: CheckoutCart
  /** Should end with the session. */
  readonly storage: KeyValueStorage
  /** Who is signed in, once that is known. */
  readonly identity?: IdentitySource | undefined
  readonly clock?: Clock | undefined
  readonly random: Random
  /** Gives up what is only being asked, as when the page is left. */
  readonly signal?: AbortSignal | undefined
  /** Where failures are written down; nowhere without it. */
  readonly log?: FailureLog | undefined
}

export interface CheckoutState {
  readonly view: CheckoutView
  readonly machine: CheckoutMachine
}

/** One shopper's way from a cart to an order. Commands never throw; what comes of them is in the view. */
export type CheckoutStore = ReturnType<typeof createCheckoutStore>

export function createCheckoutStore(options: CheckoutStoreOptions) {
  const { desk, cart, storage, random, signal, log, clock = systemClock, identity = onlyGuests } = options
  const stateOf = (machine: CheckoutMachine): CheckoutState => {
    const delivery = machine.methods.find(({ id }) => id === machine.draft.deliveryId)
    return { machine, view: viewOf(machine, desk.quote(orderedCart(machine), delivery)) }
  }
  const store = createStore<CheckoutState>(() => stateOf(initialMachine(cart.read(), identity.get())))
  const run = createCheckoutEffects({
    desk,
    cart,
    storage,
    clock,
    signal,
    log,
    dispatch,
    isClosed: () => isClosed,
  })
  let isClosed = false

  function dispatch(event: CheckoutEvent): void {
    const before = store.getState().machine
    const { machine, effects } = transition(before, event)
    if (machine !== before) store.setState(stateOf(machine), true)
    for (const effect of effects) run(effect)
  }

  const attempt = () => `${clock.now()}-${random.integer(0, 999_999_999)}`
  const stops = [
    cart.subscribe(() => dispatch({ type: 'cart.changed', cart: cart.read() })),
    identity.subscribe(() => dispatch({ type: 'owner.changed', owner: identity.get() })),
  ]
  dispatch({ type: 'started', ...given({ record: recallCheckout(storage) }) })

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    /** Keeps what is typed; an accepted address that changes has to be submitted again. */
    setAddress: (address: Partial<CheckoutAddress>, saveAddress?: boolean) =>
      dispatch({ type: 'address.typed', address, ...given({ saveAddress }) }),
    /** Takes an address that the form found valid. */
    submitAddress: (address: CheckoutAddress) => dispatch({ type: 'address.submitted', address }),
    chooseDelivery: (deliveryId: string) => dispatch({ type: 'delivery.chosen', deliveryId }),
    submitDelivery: () => dispatch({ type: 'delivery.submitted' }),
    choosePayment: (payment: PaymentKind) => dispatch({ type: 'payment.chosen', payment }),
    back: () => dispatch({ type: 'back.asked' }),
    goTo: (step: CheckoutStep) => dispatch({ type: 'step.asked', step }),
    place: () => dispatch({ type: 'place.asked', attempt: attempt(), quote: store.getState().view.quote }),
    retry: () => dispatch({ type: 'retry.asked' }),
    acceptPrice: () => dispatch({ type: 'price.accepted', attempt: attempt() }),
    /** Ends the confirmation; what was kept of the order is forgotten. */
    leave: () => dispatch({ type: 'leave.asked' }),
    /** Stops following the cart. An order that is on its way still empties it; the next checkout tells of it. */
    close() {
      isClosed = true
      for (const stop of stops) stop()
    },
  }
}

/** Checkout as a screen shows it; the same object as long as nothing has changed. */
export function checkoutView(state: CheckoutState): CheckoutView {
  return state.view
}

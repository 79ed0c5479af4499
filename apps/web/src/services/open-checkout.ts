import { systemRandom } from '@umber/storefront-core'
import {
  checkoutCartOf,
  checkoutView,
  createCheckoutStore,
  type CheckoutGateway,
  type CheckoutStore,
} from '@umber/storefront-core/checkout'
import { askPlaceAgain } from './ask-place-again.ts'
import type { Services } from './services-context.ts'
import { waitForCustomer } from './wait-for-session.ts'

export interface OpenCheckout {
  readonly store: CheckoutStore
  readonly payments: CheckoutGateway['payments']
}

/**
 * Creates the checkout for one visit of its page; `signal` ends it. Its saved state ends with the tab, and is shown
 * only when the customer is known. Rejects when the code or the gateway cannot be loaded, or when the visit has ended.
 */
export async function openCheckout(
  { checkoutGateway, cart, session, identity, tabStorage, log, preset, openedCheckout }: Services,
  signal: AbortSignal,
): Promise<OpenCheckout> {
  const [gateway, cartStore] = await Promise.all([checkoutGateway(), cart.load(), waitForCustomer(session)])
  await askPlaceAgain(tabStorage, gateway, signal)
  signal.throwIfAborted()
  const store = createCheckoutStore({
    gateway,
    cart: checkoutCartOf(cartStore),
    storage: tabStorage,
    identity,
    random: systemRandom,
    suggestsCheapest: preset.hasEnclosedCheckout,
    signal,
    log,
  })
  openedCheckout.open({ view: () => checkoutView(store.getState()), subscribe: store.subscribe })
  return { store, payments: gateway.payments }
}

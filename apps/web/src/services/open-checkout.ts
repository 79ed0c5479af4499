import { systemRandom } from '@umber/storefront-core'
import {
  checkoutCartOf,
  checkoutView,
  createCheckoutStore,
  type CheckoutGateway,
  type CheckoutStore,
  type DeliveryPlaces,
} from '@umber/storefront-core/checkout'
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
  await askPlaceAgain(store, gateway, signal)
  return { store, payments: gateway.payments }
}

/** By its code: another page may have been in another language. */
const isDeliveredTo = (country: string, { countries, codeOf }: DeliveryPlaces): boolean =>
  countries.some((name) => codeOf(name) === codeOf(country))

/**
 * An address that was given in another region, or for a country that is not delivered to any more, is asked for again, and with it
 * the delivery and the payment. What else was typed stays.
 */
async function askPlaceAgain(
  store: CheckoutStore,
  gateway: CheckoutGateway,
  signal: AbortSignal,
): Promise<void> {
  const { phase, draft, step } = checkoutView(store.getState())
  if (phase.status !== 'filling' || step === 'address' || draft.address.country === '') return
  // Without an answer, the backend refuses what does not fit.
  const places = await gateway.places?.({ signal }).catch(() => undefined)
  signal.throwIfAborted()
  if (places === undefined || isDeliveredTo(draft.address.country, places)) return
  store.setAddress({ country: '' })
  await store.goTo('address')
}

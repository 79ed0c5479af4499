import type { CheckoutGateway } from '@umber/storefront-core/checkout'
import { createCountries, createLiveCheckoutGateway } from '@umber/storefront-core/live'
import { orderNumbersWith } from '../../config/order-numbers.ts'
import type { AdapterDeps } from './adapter-deps.ts'
import { loadAddressSupport } from './load-address-support.ts'
import { liveClient } from './live-client.ts'
import { livePayments } from './live-payments.ts'

/** The live checkout gateway. Loaded when the checkout opens. */
export function createLiveCheckout(deps: AdapterDeps): CheckoutGateway {
  const client = liveClient(deps)
  return createLiveCheckoutGateway({
    client,
    countries: createCountries(client, { region: deps.region, loadSupport: loadAddressSupport }),
    payments: livePayments(deps.payments),
    numbers: orderNumbersWith(deps.orderNumberPrefix),
    log: deps.log,
  })
}

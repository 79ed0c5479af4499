import type { CheckoutGateway } from '@umber/storefront-core/checkout'
import { createLiveCheckoutGateway } from '@umber/storefront-core/live'
import { checkoutCopy } from '../../copy/checkout.ts'
import { orderNumbersWith } from '../../config/order-numbers.ts'
import type { AdapterDeps } from './adapter-deps.ts'
import { liveClient } from './live-client.ts'
import { liveCountries } from './live-countries.ts'
import { livePayments } from './live-payments.ts'

/** The live checkout gateway. Loaded when the checkout opens. */
export function createLiveCheckout(deps: AdapterDeps): CheckoutGateway {
  const client = liveClient(deps)
  return createLiveCheckoutGateway({
    client,
    countries: liveCountries(client, deps),
    payments: livePayments(deps.payments),
    numbers: orderNumbersWith(deps.orderNumberPrefix),
    emailDelivery: checkoutCopy.summary.byEmail,
    log: deps.log,
  })
}

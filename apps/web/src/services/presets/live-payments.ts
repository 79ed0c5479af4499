import type { PaymentProvider } from '@umber/storefront-core/checkout'
import { paymentProviders, providersOn, type PaymentSettings } from '../../config/payment-providers.ts'

/** The providers that the shop offers where the backend does, the default first. */
export function livePayments(settings: PaymentSettings): readonly [PaymentProvider, ...PaymentProvider[]] {
  const [first, ...others] = providersOn(settings)
  return [first ?? paymentProviders[0], ...others]
}

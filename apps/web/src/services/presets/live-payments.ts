import { payOnDelivery, type PaymentAdapter } from '@umber/storefront-core/live'

/** The payment methods; the first is the default. */
export const livePayments: readonly [PaymentAdapter, ...PaymentAdapter[]] = [payOnDelivery]

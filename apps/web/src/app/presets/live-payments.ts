import { manualPayment, type PaymentAdapter } from '@umber/storefront-core/live'

/** How an order can be paid, the usual way first. */
export const livePayments: readonly [PaymentAdapter, ...PaymentAdapter[]] = [manualPayment]

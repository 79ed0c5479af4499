import type { PaymentProvider } from '../ports/payment.ts'

/** The backend's provider for orders on invoice: only some customers may, and the merchant captures the payment when it came. */
export const netTerms: PaymentProvider = { id: 'pp_net-terms', paysLater: true }

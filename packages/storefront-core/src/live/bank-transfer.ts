import type { PaymentProvider } from '../ports/payment.ts'

/** The backend's provider for bank transfers: the order says where to send the money, and the merchant captures it then. */
export const bankTransfer: PaymentProvider = { id: 'pp_bank-transfer', paysLater: true }

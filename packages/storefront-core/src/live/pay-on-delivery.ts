import type { PaymentProvider } from '../ports/payment.ts'

/** Medusa's built-in provider: the merchant is paid in another way and captures manually. */
export const payOnDelivery: PaymentProvider = { id: 'pp_system_default', paysLater: true }

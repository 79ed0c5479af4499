export { stripeAmount } from './stripe-amount.ts'
export { openStripeCustomerSession } from './stripe-customer-session.ts'
export { createStripePayment, stripeProviderId, type StripeScreen } from './stripe-payment.ts'
export { createTestPayment, testProviderId, type TestPaymentScreen } from './test-payment.ts'

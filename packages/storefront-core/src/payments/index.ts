export type { WalletDetails } from './express-address.ts'
export {
  createExpressCheckout,
  type ExpressAnswer,
  type ExpressCheckout,
  type ExpressCheckoutOptions,
  type ExpressOutcome,
  type ExpressProblem,
} from './express-checkout.ts'
export {
  linesOfTotal,
  productLine,
  type ExpressLine,
  type ExpressQuote,
  type ExpressRate,
  type ExpressWords,
} from './express-quote.ts'
export { expressStorage } from './express-storage.ts'
export { createRazorpayPayment, razorpayProviderId, type RazorpayScreen } from './razorpay-payment.ts'
export { stripeAmount } from './stripe-amount.ts'
export { openStripeCustomerSession } from './stripe-customer-session.ts'
export { createStripePayment, stripeProviderId, type StripeScreen } from './stripe-payment.ts'
export { createTestPayment, testProviderId, type TestPaymentScreen } from './test-payment.ts'

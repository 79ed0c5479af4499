export { createRazorpayPayment, razorpayProviderId, type RazorpayScreen } from './razorpay-payment.ts'
export { stripeAmount } from './stripe-amount.ts'
export { createStripePayment, stripeProviderId, type StripeScreen } from './stripe-payment.ts'
export { createTestPayment, testProviderId, type TestPaymentScreen } from './test-payment.ts'

export { startStripeImitation, type StripeImitation } from './stripe/start-stripe-imitation.ts'
export { imitatedStripe } from './stripe/imitated-stripe.ts'
export { startRazorpayImitation, type RazorpayImitation } from './razorpay/start-razorpay-imitation.ts'
export { imitatedRazorpay } from './razorpay/imitated-razorpay.ts'

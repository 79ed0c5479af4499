export { startStripeImitation, type StripeImitation } from './stripe/start-stripe-imitation.ts'
export { imitatedStripe } from './stripe/imitated-stripe.ts'

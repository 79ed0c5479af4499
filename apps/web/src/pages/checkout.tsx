export { CheckoutScreen as CheckoutPage } from '../features/checkout/checkout-screen.tsx'

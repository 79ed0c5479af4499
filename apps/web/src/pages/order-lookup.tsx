export { OrderLookupScreen as OrderLookupPage } from '../features/orders/order-lookup-screen.tsx'

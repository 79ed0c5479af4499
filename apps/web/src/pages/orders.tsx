export { OrderHistoryScreen as OrdersPage } from '../features/orders/order-history-screen.tsx'

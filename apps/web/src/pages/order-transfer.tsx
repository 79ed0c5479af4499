export { OrderTransferScreen as OrderTransferPage } from '../features/orders/order-transfer-screen.tsx'

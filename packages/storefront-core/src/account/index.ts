export {
  createOrderHistory,
  ordersIn,
  orderTabs,
  type OrderClient,
  type OrderHistoryOptions,
  type OrderTab,
} from './create-order-history.ts'
export { orderFromWire } from './order-from-wire.ts'
export { invoiceFileName, invoiceText } from './invoice.ts'

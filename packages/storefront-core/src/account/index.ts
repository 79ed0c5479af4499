export {
  accountAddressFrom,
  checkoutAddressFrom,
  defaultAddress,
  newAddressFrom,
  newAddressFromAccount,
  type AccountAddress,
} from './addresses.ts'
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
export { offerState, type OfferState } from './offer-state.ts'
export { largestPhoto, photoProblem, photoSizeProblem, photoTypes } from './photo-problem.ts'
export { pointsToNextTier, tierProgress } from './rewards-progress.ts'
export { unreadCount } from './unread-count.ts'

export type * from '../ports/account-ports.ts'
export type * from '../ports/address-book.ts'
export type * from '../ports/address-verification.ts'
export type * from '../ports/customer-profile.ts'
export type * from '../ports/offers.ts'
export type * from '../ports/own-account.ts'
export type * from '../ports/password-reset.ts'
export type * from '../ports/payment-methods.ts'
export type * from '../ports/preferences.ts'
export type * from '../ports/quick-order.ts'
export type * from '../ports/rewards.ts'
export type * from '../ports/store-credit.ts'
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

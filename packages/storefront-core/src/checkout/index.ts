export { createKeptLines, type KeptLine, type KeptLines } from '../cart/kept-lines.ts'
export { moveCart, type MoveCartOptions, type MoveOutcome } from '../cart/move-cart-to-region.ts'
export { checkoutCartOf, type CheckoutCart } from './checkout-cart.ts'
export { forgetCustomerCheckout } from './forget-customer-checkout.ts'
export {
  hasStartedPayment,
  leavePlacedOrder,
  recallCheckout,
  recallPlacedOrder,
  type StoredOrder,
} from './checkout.storage.ts'
export { checkoutStorageKey, placedOrdersStorageKey } from '../storage-keys.ts'
export type { CheckoutOutcome, CheckoutRefusal, PlaceOutcome } from './checkout.outcome.ts'
export type { CheckoutView } from './checkout.selectors.ts'
export {
  isSettled,
  type CheckoutDraft,
  type CheckoutMachine,
  type CheckoutNotice,
  type CheckoutPhase,
  type CheckoutStep,
  type Confirmation,
  type UnpaidOrder,
} from './checkout.state.ts'
export {
  checkoutView,
  createCheckoutStore,
  type CheckoutState,
  type CheckoutStore,
  type CheckoutStoreOptions,
} from './create-checkout-store.ts'
export { byEmail } from '../ports/checkout-gateway.ts'
export { isPaymentKind, isProviderId, nothingToPay, simulatedPayments } from '../ports/payment.ts'
export type * from '../ports/payment.ts'
export type * from '../ports/checkout-gateway.ts'
export type * from '../ports/address-rules.ts'
export type * from '../ports/address-support.ts'
export type * from '../ports/bank-transfer.ts'
export type * from '../ports/net-terms.ts'
export { leftUntilFree, pricedFor } from './free-delivery.ts'
export { deliveryDate, deviceOffset, type CalendarDate } from './delivery-date.ts'
export { refusedField, type RefusedField } from './refused-field.ts'

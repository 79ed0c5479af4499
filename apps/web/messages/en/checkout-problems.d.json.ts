// Written by `pnpm messages --write`.
export const checkoutProblems: {
  readonly notDelivered: string
  readonly addressRefused: string
  readonly deliveryGone: string
  readonly methodsFailed: string
  readonly failed: string
  readonly failedAfterPayment: string
  readonly unresolved: string
  readonly look: string
  readonly acceptPrice: string
  readonly cart: string
}
export const refusalSentences: {
  readonly payment: string
  readonly 'delivery-gone': string
  readonly 'session-ended': string
  readonly 'cart-changed': string
  readonly 'paid-elsewhere': string
  readonly 'out-of-stock': string
  readonly 'price-changed': string
  readonly 'net-terms-refused': string
  readonly 'net-terms-limit': string
}

/** The addresses that only the live shop has: orders, mails and accounts lead to them. */
export const liveAddresses = {
  resetPassword: '/reset-password',
  verifyAddress: '/verify-address',
  placedOrder: '/order/:id',
  order: '/account/orders/:id',
  invoice: '/account/orders/:id/invoice',
  return: '/account/orders/:id/return',
  orderLookup: '/order-lookup',
  orderTransfer: '/order-transfer',
} as const

/** The paths that only the live shop has; orders, emails and accounts link to them. */
export const livePaths = {
  resetPassword: '/reset-password',
  verifyAddress: '/verify-address',
  placedOrder: '/order/:id',
  order: '/account/orders/:id',
  invoice: '/account/orders/:id/invoice',
  return: '/account/orders/:id/return',
  orderLookup: '/order-lookup',
  orderTransfer: '/order-transfer',
} as const

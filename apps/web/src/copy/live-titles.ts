/**
 * The titles of the pages that begin as a placeholder, until their code is there. A copy of those of the screens: to share them
 * would be one more file for every visit to the sign-in.
 */
export const liveTitles = {
  resetPassword: 'New Password',
  verifyAddress: 'Confirm Your Address',
  checkoutReturn: 'Your payment',
  order: 'Order',
  orderLookup: 'Find Your Order',
  orderTransfer: 'Move an Order',
  pagePreview: 'Preview',
} as const

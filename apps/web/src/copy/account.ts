export const accountCopy = {
  signedOut: {
    title: 'Logged out successfully',
    description: 'You have been logged out of your account',
  },
  signOutFailed: 'Logout failed. Please try again.',
  menu: {
    account: 'My Account',
    wishlist: 'Wishlist',
    orders: 'Order History',
    signOut: 'Log Out',
    signIn: 'Login',
    signUp: 'Create Account',
    label: 'Your account',
  },
} as const

interface ComingPage {
  readonly title: string
  readonly sentence: string
}

/** Places that are not open yet say so, each in its own words. */
export const comingCopy = {
  checkout: {
    title: 'Checkout is not open yet',
    sentence: 'We are still building this step. Nothing has been ordered or charged, and your cart is kept.',
  },
  login: {
    title: 'Signing in is not open yet',
    sentence: 'You can look around and keep a cart without an account. Both stay on this device.',
  },
  signup: {
    title: 'Accounts are not open yet',
    sentence: 'You can look around and keep a cart without one. Both stay on this device.',
  },
  forgotPassword: {
    title: 'Resetting a password is not open yet',
    sentence: 'Accounts open soon, and this page with them.',
  },
  account: {
    title: 'Your account is not open yet',
    sentence: 'We are still building it. Your cart and your wishlist are kept on this device.',
  },
  orders: {
    title: 'Your orders are not shown here yet',
    sentence: 'We are still building this page. What you have ordered is safe with us.',
  },
} as const satisfies Record<string, ComingPage>

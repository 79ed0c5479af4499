export const addressVerificationCopy = {
  verified: 'Your email address is confirmed.',
  open: 'Your email address is not confirmed yet',
  openHint:
    'Follow the link in the mail we sent to it. Then orders you placed with it without an account are in your order history.',
  again: 'Send the Mail Again',
  sent: 'The mail is on its way. Its link works for a day.',
  tooOften: 'That was asked too often. Please try again in a few minutes.',
  title: 'Confirm Your Address',
  checking: 'Confirming your address',
  signIn: 'Sign in to the account this mail was sent for, so that nobody else can confirm it.',
  signInAction: 'Sign In',
  failed: 'Your address could not be confirmed.',
  /** Heading and text. */
  endings: {
    verified: [
      'Your address is confirmed',
      'Orders you placed with it without an account are in your order history now.',
    ],
    used: [
      'This link no longer works',
      'A link works for a day, until a newer one is sent. Your account says whether your address is confirmed.',
    ],
    foreign: [
      'This link is for another account',
      'Log out, sign in to the account it was sent for, and open the link again.',
    ],
  },
  history: 'Order History',
  account: 'My Account',
} as const

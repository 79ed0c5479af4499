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
  done: 'Your address is confirmed',
  doneHint: 'Orders you placed with it without an account are in your order history now.',
  history: 'Order History',
  used: 'This link no longer works',
  usedHint:
    'A link can be used once, for a day, and only in the account it was sent for. Your account sends you a new one.',
  account: 'My Account',
} as const

import type { Email } from '../email'

/** Contains no text from the registration form: anyone can register with any address. */
export function verifyAddressEmail(link: string): Email {
  return {
    subject: 'Confirm your address',
    parts: [
      'Someone, hopefully you, made an account with this address. Confirm that it is yours, and the orders you placed with it without an account are in your order history.',
      { kind: 'link', label: 'Confirm the address', url: link },
      'The link works once, for a day, and only where you are signed in to that account. If you made no account, leave this mail alone: the account cannot see your orders.',
    ],
  }
}

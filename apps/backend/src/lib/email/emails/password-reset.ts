import type { Email } from '../email'

/** The lifetime of Medusa's reset tokens. */
export const minutesToReset = 15

/** @param account whose password it is: a customer's at the shop, or an administrator's at the dashboard. */
export function passwordResetEmail(link: string, account: 'shop' | 'dashboard' = 'shop'): Email {
  const name = account === 'shop' ? 'your account' : "your account at the shop's dashboard"
  return {
    subject: 'Set a new password',
    parts: [
      `Someone, hopefully you, asked for a new password for ${name}.`,
      { kind: 'link', label: 'Set a new password', url: link },
      `The link works once, for ${minutesToReset} minutes. If you did not ask for it, leave this mail alone: nothing has changed.`,
    ],
  }
}

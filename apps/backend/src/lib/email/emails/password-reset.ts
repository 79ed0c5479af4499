import type { Email } from '../email'

/** The lifetime of Medusa's reset tokens. */
export const minutesToReset = 15

export function passwordResetEmail(link: string): Email {
  return {
    subject: 'Set a new password',
    parts: [
      'Someone, hopefully you, asked for a new password for your account.',
      { kind: 'link', label: 'Set a new password', url: link },
      `The link works once, for ${minutesToReset} minutes. If you did not ask for it, leave this mail alone: nothing has changed.`,
    ],
  }
}

import type { Email } from '../email'

export function passwordResetEmail(link: string): Email {
  return {
    subject: 'Set a new password',
    parts: [
      'Someone, hopefully you, asked for a new password for your account.',
      { kind: 'link', label: 'Set a new password', url: link },
      'The link works once, for 15 minutes. If you did not ask for it, leave this mail alone: nothing has changed.',
    ],
  }
}

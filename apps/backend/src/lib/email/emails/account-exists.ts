import type { Email } from '../email'

/** Contains no text from the registration form: anyone can register with any address. */
export function accountExistsEmail(link: string): Email {
  return {
    subject: 'You have an account already',
    parts: [
      'Someone, hopefully you, tried to make an account with this address. There is one already, so nothing was made.',
      { kind: 'link', label: 'Sign in', url: link },
      'If you do not know the password any more, you can ask for a new one there. If it was not you, leave this mail alone: nothing has changed.',
    ],
  }
}

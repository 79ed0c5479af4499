import type { RegisterRefusal } from './auth-refusals.ts'
import { passwordMessages } from './password-refusal.ts'
import type { Refused } from './sign-in.ts'

export const registerMessages: Readonly<Record<RegisterRefusal, string>> = {
  ...passwordMessages,
  'email-taken': 'An account with this email already exists.',
  'missing-fields': 'Please provide all required information.',
  'step-required': 'Additional authentication steps required',
  overtaken: 'Registration failed. Please try again later.',
  failed: 'Registration failed. Please try again later.',
}

export function registerMessage(
  { reason }: Refused<RegisterRefusal>,
  messages: Readonly<Record<RegisterRefusal, string>> = registerMessages,
): string {
  return messages[reason]
}

import type { Refused, SignInRefusal } from './auth-refusals.ts'

// The login page loads this file without the rest of auth.

export const signInMessages: Readonly<Record<SignInRefusal, string>> = {
  'wrong-credentials': 'Invalid email or password. Please try again.',
  'missing-fields': 'Please provide both email and password.',
  'no-account': 'Account not found. Please check your email or sign up.',
  'step-required': 'Additional authentication steps required',
  overtaken: 'Login failed. Please try again later.',
  failed: 'Login failed. Please try again later.',
}

/** The message beside the form. An unexpected failure shows the server's message, if there is one. */
export function signInMessage(
  { reason, failure }: Refused<SignInRefusal>,
  messages: Readonly<Record<SignInRefusal, string>> = signInMessages,
): string {
  return reason === 'failed' ? (failure?.message ?? messages.failed) : messages[reason]
}

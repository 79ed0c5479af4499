import type { SignInRefusal } from './auth-refusals.ts'
import type { Refused } from './sign-in.ts'

export const signInMessages: Readonly<Record<SignInRefusal, string>> = {
  'wrong-credentials': 'Invalid email or password. Please try again.',
  'missing-fields': 'Please provide both email and password.',
  'no-account': 'Account not found. Please check your email or sign up.',
  'step-required': 'Additional authentication steps required',
  overtaken: 'Login failed. Please try again later.',
  failed: 'Login failed. Please try again later.',
}

/** What stands beside the form. Of a failure nobody foresaw the server's own words are shown, if it had any. */
export function signInMessage(
  { reason, failure }: Refused<SignInRefusal>,
  messages: Readonly<Record<SignInRefusal, string>> = signInMessages,
): string {
  return reason === 'failed' ? (failure?.message ?? messages.failed) : messages[reason]
}

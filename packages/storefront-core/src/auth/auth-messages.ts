import type { Failure } from '../failure/failure.ts'
import { resetRefusal, type RegisterRefusal, type ResetRefusal, type SignInRefusal } from './auth-refusals.ts'
import { passwordMessages } from './password-refusal.ts'
import type { Refused } from './sign-in.ts'

export const signInMessages: Readonly<Record<SignInRefusal, string>> = {
  'wrong-credentials': 'Invalid email or password. Please try again.',
  'missing-fields': 'Please provide both email and password.',
  'no-account': 'Account not found. Please check your email or sign up.',
  'step-required': 'Additional authentication steps required',
  overtaken: 'Login failed. Please try again later.',
  failed: 'Login failed. Please try again later.',
}

export const registerMessages: Readonly<Record<RegisterRefusal, string>> = {
  ...passwordMessages,
  'email-taken': 'An account with this email already exists.',
  'missing-fields': 'Please provide all required information.',
  'step-required': 'Additional authentication steps required',
  overtaken: 'Registration failed. Please try again later.',
  failed: 'Registration failed. Please try again later.',
}

export const resetMessages: Readonly<Record<ResetRefusal, string>> = {
  'no-account': 'No account found with this email address.',
  'missing-fields': 'Please provide a valid email address.',
  failed: 'Password reset request failed. Please try again later.',
}

/** What stands beside the form. Of a failure nobody foresaw the server's own words are shown, if it had any. */
export function signInMessage(
  { reason, failure }: Refused<SignInRefusal>,
  messages: Readonly<Record<SignInRefusal, string>> = signInMessages,
): string {
  return reason === 'failed' ? (failure?.message ?? messages.failed) : messages[reason]
}

export function registerMessage(
  { reason }: Refused<RegisterRefusal>,
  messages: Readonly<Record<RegisterRefusal, string>> = registerMessages,
): string {
  return messages[reason]
}

export function resetMessage(
  failure: Failure,
  messages: Readonly<Record<ResetRefusal, string>> = resetMessages,
): string {
  return messages[resetRefusal(failure)]
}

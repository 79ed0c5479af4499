import type { Failure } from '../failure/failure.ts'
import {
  registerRefusal,
  resetRefusal,
  signInRefusal,
  type RegisterRefusal,
  type ResetRefusal,
  type SignInRefusal,
} from './auth-refusals.ts'

export const signInMessages: Readonly<Record<SignInRefusal, string>> = {
  'wrong-credentials': 'Invalid email or password. Please try again.',
  'missing-fields': 'Please provide both email and password.',
  'no-account': 'Account not found. Please check your email or sign up.',
  'step-required': 'Additional authentication steps required',
  failed: 'Login failed. Please try again later.',
}

export const registerMessages: Readonly<Record<RegisterRefusal, string>> = {
  'email-taken': 'An account with this email already exists.',
  'missing-fields': 'Please provide all required information.',
  failed: 'Registration failed. Please try again later.',
}

export const resetMessages: Readonly<Record<ResetRefusal, string>> = {
  'no-account': 'No account found with this email address.',
  'missing-fields': 'Please provide a valid email address.',
  failed: 'Password reset request failed. Please try again later.',
}

/** What stands beside the form. Of a failure nobody foresaw the server's own words are shown, if it had any. */
export function signInMessage(failure: Failure, messages = signInMessages): string {
  const refusal = signInRefusal(failure)
  return refusal === 'failed' ? (failure.message ?? messages.failed) : messages[refusal]
}

export function registerMessage(failure: Failure, messages = registerMessages): string {
  return messages[registerRefusal(failure)]
}

export function resetMessage(failure: Failure, messages = resetMessages): string {
  return messages[resetRefusal(failure)]
}

import type { Failure } from '../failure/failure.ts'

/** A refused sign-in or registration. */
export interface Refused<Reason> {
  readonly ok: false
  readonly reason: Reason
  /** The backend's failure, if there was a request. */
  readonly failure?: Failure
}

/**
 * Why a sign-in failed. `step-required`: the backend asks for a second factor, which this shop does not
 * support; `overtaken`: another sign-in was in progress, or a sign-out came in between.
 */
export type SignInRefusal =
  | 'wrong-credentials'
  | 'missing-fields'
  | 'no-account'
  | 'step-required'
  | 'overtaken'
  | 'failed'

/** The backend's code for a text that is not an email address. No account has one. */
const invalidEmail = 'invalid_email'

export function signInRefusal({ status, code }: Failure): SignInRefusal {
  if (status === 401 || code === invalidEmail) return 'wrong-credentials'
  if (status === 400) return 'missing-fields'
  return status === 404 ? 'no-account' : 'failed'
}

/** Password rules of the backend, which has the list of common passwords. */
export type PasswordRefusal =
  | 'password-too-short'
  | 'password-too-long'
  | 'password-is-address'
  | 'password-too-common'
  | 'password-one-character'

export const passwordMessages: Readonly<Record<PasswordRefusal, string>> = {
  'password-too-short': 'Password must be at least 8 characters',
  'password-too-long': 'Password must have at most 128 characters',
  'password-is-address': 'Password must not be your email address',
  'password-too-common': 'Many people use this password. Choose another one',
  'password-one-character': 'Password must not be one character only',
}

/** The backend's codes (`apps/backend/src/lib/password-fault.ts`). */
const passwordCodes: Readonly<Record<string, PasswordRefusal>> = {
  password_too_short: 'password-too-short',
  password_too_long: 'password-too-long',
  password_is_address: 'password-is-address',
  password_too_common: 'password-too-common',
  password_one_character: 'password-one-character',
}

/** The rule that a new password breaks, if the backend named one. */
export function passwordRefusal({ code }: Pick<Failure, 'code'>): PasswordRefusal | undefined {
  return code !== undefined && Object.hasOwn(passwordCodes, code) ? passwordCodes[code] : undefined
}

/** Whether a reason is about the password, so that it is shown at that field. */
export function isPasswordRefusal(reason: string): reason is PasswordRefusal {
  return Object.hasOwn(passwordMessages, reason)
}

export type RegisterRefusal =
  | PasswordRefusal
  | 'email-taken'
  | 'invalid-email'
  | 'missing-fields'
  | 'step-required'
  | 'overtaken'
  | 'failed'

/** Medusa refuses a taken email address with 401 and this message; other backends answer 409. */
export function registerRefusal(failure: Failure): RegisterRefusal {
  const { status, code, message } = failure
  if (code === invalidEmail) return 'invalid-email'
  if (status === 409 || (status === 401 && /already exists/i.test(message ?? ''))) return 'email-taken'
  return passwordRefusal(failure) ?? (status === 400 ? 'missing-fields' : 'failed')
}

export const registerMessages: Readonly<Record<RegisterRefusal, string>> = {
  ...passwordMessages,
  'email-taken': 'An account with this email already exists.',
  'invalid-email': 'Invalid email address',
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

export type ResetRefusal = 'no-account' | 'missing-fields' | 'failed'

export function resetRefusal({ status }: Failure): ResetRefusal {
  if (status === 404) return 'no-account'
  return status === 400 ? 'missing-fields' : 'failed'
}

export const resetMessages: Readonly<Record<ResetRefusal, string>> = {
  'no-account': 'No account found with this email address.',
  'missing-fields': 'Please provide a valid email address.',
  failed: 'Password reset request failed. Please try again later.',
}

export function resetMessage(
  failure: Failure,
  messages: Readonly<Record<ResetRefusal, string>> = resetMessages,
): string {
  return messages[resetRefusal(failure)]
}

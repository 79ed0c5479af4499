import type { Failure } from '../failure/failure.ts'

/** Password rules that only the backend can check, because it has the list of common passwords. */
export type PasswordRefusal = 'password-too-short' | 'password-is-address' | 'password-too-common'

export const passwordMessages: Readonly<Record<PasswordRefusal, string>> = {
  'password-too-short': 'Password must be at least 8 characters',
  'password-is-address': 'Password must not be your email address',
  'password-too-common': 'Many people use this password. Choose another one',
}

/** The backend's codes (`apps/backend/src/lib/password-fault.ts`). */
const refusals: Readonly<Record<string, PasswordRefusal>> = {
  password_too_short: 'password-too-short',
  password_is_address: 'password-is-address',
  password_too_common: 'password-too-common',
}

/** The rule that a new password breaks, if the backend named one. */
export function passwordRefusal({ code }: Pick<Failure, 'code'>): PasswordRefusal | undefined {
  return code !== undefined && Object.hasOwn(refusals, code) ? refusals[code] : undefined
}

/** Whether a reason is about the password, so that it is shown at that field. */
export function isPasswordRefusal(reason: string): reason is PasswordRefusal {
  return Object.hasOwn(passwordMessages, reason)
}

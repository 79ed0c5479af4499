import type { Failure } from '../failure/failure.ts'

/** The rules for a new password that the backend alone can keep: it knows the common ones. */
export type PasswordRefusal = 'password-too-short' | 'password-is-address' | 'password-too-common'

export const passwordMessages: Readonly<Record<PasswordRefusal, string>> = {
  'password-too-short': 'Password must be at least 8 characters',
  'password-is-address': 'Password must not be your email address',
  'password-too-common': 'Many people use this password. Choose another one',
}

/** As the backend names them (`apps/backend/src/passwords/password-fault.ts`). */
const refusals: Readonly<Record<string, PasswordRefusal>> = {
  password_too_short: 'password-too-short',
  password_is_address: 'password-is-address',
  password_too_common: 'password-too-common',
}

/** Which rule a new password breaks, where that is what the backend said. */
export function passwordRefusal({ code }: Pick<Failure, 'code'>): PasswordRefusal | undefined {
  return code !== undefined && Object.hasOwn(refusals, code) ? refusals[code] : undefined
}

/** Whether something is about the password, so that it is said at its field. */
export function isPasswordRefusal(reason: string): reason is PasswordRefusal {
  return Object.hasOwn(passwordMessages, reason)
}

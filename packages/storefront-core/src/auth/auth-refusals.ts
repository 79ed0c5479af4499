import type { Failure } from '../failure/failure.ts'
import { passwordRefusal, type PasswordRefusal } from './password-refusal.ts'

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
export type RegisterRefusal =
  | PasswordRefusal
  | 'email-taken'
  | 'missing-fields'
  | 'step-required'
  | 'overtaken'
  | 'failed'
export type ResetRefusal = 'no-account' | 'missing-fields' | 'failed'

export function signInRefusal({ status }: Failure): SignInRefusal {
  if (status === 401) return 'wrong-credentials'
  if (status === 400) return 'missing-fields'
  return status === 404 ? 'no-account' : 'failed'
}

/** Medusa refuses a taken email address with 401 and this message; other backends answer 409. */
export function registerRefusal(failure: Failure): RegisterRefusal {
  const { status, message } = failure
  if (status === 409 || (status === 401 && /already exists/i.test(message ?? ''))) return 'email-taken'
  return passwordRefusal(failure) ?? (status === 400 ? 'missing-fields' : 'failed')
}

export function resetRefusal({ status }: Failure): ResetRefusal {
  if (status === 404) return 'no-account'
  return status === 400 ? 'missing-fields' : 'failed'
}

import type { Failure } from '../failure/failure.ts'
import type { Customer } from './customer.ts'

/**
 * Why nobody is signed in. `expired`: the backend no longer takes the token; `elsewhere`: another tab signed
 * out; `step-required`: a second proof is asked for, which this shop cannot take.
 */
export type VisitorReason = 'never' | 'asked' | 'expired' | 'elsewhere' | 'refused' | 'step-required'

export type AuthTask = 'sign-in' | 'register'

/** A `customer` in `verifying` and `unverified` is the saved one, which the backend has yet to vouch for. */
export type AuthPhase =
  | { readonly status: 'idle' }
  | { readonly status: 'guest'; readonly reason: VisitorReason }
  | { readonly status: 'signing-in'; readonly turn: number; readonly task: AuthTask }
  | { readonly status: 'verifying'; readonly turn: number; readonly customer?: Customer }
  | { readonly status: 'unverified'; readonly failure: Failure; readonly customer?: Customer }
  | { readonly status: 'signed-in'; readonly customer: Customer }

export type AuthPhaseName = AuthPhase['status']

export interface AuthMachine {
  readonly phase: AuthPhase
  /** Of the last attempt or request; an answer to any other than the one under way is stale. */
  readonly turn: number
}

export const initialAuth: AuthMachine = { phase: { status: 'idle' }, turn: 0 }

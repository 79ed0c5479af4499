import { step, type Step } from '../machine/step.ts'
import type { Failure } from '../failure/failure.ts'
import type { Customer } from './customer-from-wire.ts'

/**
 * Why there is no session. `expired`: the backend no longer accepts the token; `elsewhere`: another tab
 * signed out; `step-required`: the backend asks for a second factor, which this shop does not support.
 */
export type VisitorReason = 'never' | 'asked' | 'expired' | 'elsewhere' | 'refused' | 'step-required'

export type AuthTask = 'sign-in' | 'register'

/** A `customer` in `verifying` and `unverified` is the saved one; the backend has not confirmed it yet. */
export type AuthPhase =
  | { readonly status: 'idle' }
  | { readonly status: 'guest'; readonly reason: VisitorReason }
  | { readonly status: 'signing-in'; readonly turn: number; readonly task: AuthTask }
  | { readonly status: 'verifying'; readonly turn: number; readonly customer?: Customer }
  | { readonly status: 'unverified'; readonly failure: Failure; readonly customer?: Customer }
  | { readonly status: 'signed-in'; readonly customer: Customer }

export type PhaseName = AuthPhase['status']

export interface AuthMachine {
  readonly phase: AuthPhase
  /** The number of the last attempt or request; an answer with any other number is stale. */
  readonly turn: number
}

export const initialMachine: AuthMachine = { phase: { status: 'idle' }, turn: 0 }

/** The customer shown as signed in, including a saved one. */
export function customerOf(phase: AuthPhase): Customer | undefined {
  return 'customer' in phase ? phase.customer : undefined
}

/** The machine in another phase. */
export function enter<Effect = never>(
  machine: AuthMachine,
  phase: AuthPhase,
  ...effects: readonly Effect[]
): Step<AuthMachine, Effect> {
  return step({ ...machine, phase }, ...effects)
}

import type { Failure } from '../failure/failure.ts'
import { given } from '../reading/given.ts'
import type { AuthPhase, AuthTask, VisitorReason } from './auth.states.ts'
import type { Customer } from './customer.ts'

/**
 * Who is there, as a screen shows it. `unknown`: the backend is being asked, or could not be (`failure`).
 * A customer's `standing` says whether the backend has vouched for them since the page was opened.
 */
export type AuthView =
  | { readonly kind: 'unknown'; readonly failure?: Failure }
  | { readonly kind: 'visitor'; readonly because: VisitorReason }
  | { readonly kind: 'entering'; readonly task: AuthTask }
  | {
      readonly kind: 'customer'
      readonly customer: Customer
      readonly standing: 'verified' | 'checking' | 'unverified'
    }

export function authViewOf(phase: AuthPhase): AuthView {
  if (phase.name === 'idle') return { kind: 'unknown' }
  if (phase.name === 'visitor') return { kind: 'visitor', because: phase.because }
  if (phase.name === 'entering') return { kind: 'entering', task: phase.task }
  if (phase.name === 'signed-in') {
    return { kind: 'customer', customer: phase.customer, standing: 'verified' }
  }
  return unsure(phase)
}

function unsure(phase: Extract<AuthPhase, { name: 'verifying' | 'unverified' }>): AuthView {
  const { customer } = phase
  if (customer === undefined) return { kind: 'unknown', ...given({ failure: failureOf(phase) }) }
  const standing = phase.name === 'verifying' ? 'checking' : 'unverified'
  return { kind: 'customer', customer, standing }
}

function failureOf(phase: AuthPhase): Failure | undefined {
  return 'failure' in phase ? phase.failure : undefined
}

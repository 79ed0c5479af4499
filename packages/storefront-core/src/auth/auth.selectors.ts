import type { Failure } from '../failure/failure.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { AuthPhase, AuthTask, VisitorReason } from './auth.state.ts'
import type { Customer } from './customer-from-wire.ts'

/**
 * The auth state for screens. `loading`: the backend is being asked, or could not be reached (`failure`). A
 * customer's `verification` says whether the backend has confirmed the session since the page was opened.
 */
export type AuthView =
  | { readonly status: 'loading'; readonly failure?: Failure }
  | { readonly status: 'guest'; readonly reason: VisitorReason }
  | { readonly status: 'signing-in'; readonly task: AuthTask }
  | {
      readonly status: 'signed-in'
      readonly customer: Customer
      readonly verification: 'verified' | 'checking' | 'unverified'
    }

export function viewOf(phase: AuthPhase): AuthView {
  if (phase.status === 'idle') return { status: 'loading' }
  if (phase.status === 'guest') return { status: 'guest', reason: phase.reason }
  if (phase.status === 'signing-in') return { status: 'signing-in', task: phase.task }
  if (phase.status === 'signed-in') {
    return { status: 'signed-in', customer: phase.customer, verification: 'verified' }
  }
  return unsure(phase)
}

function unsure(phase: Extract<AuthPhase, { status: 'verifying' | 'unverified' }>): AuthView {
  const { customer } = phase
  if (customer === undefined) return { status: 'loading', ...omitUndefined({ failure: failureOf(phase) }) }
  const standing = phase.status === 'verifying' ? 'checking' : 'unverified'
  return { status: 'signed-in', customer, verification: standing }
}

function failureOf(phase: AuthPhase): Failure | undefined {
  return 'failure' in phase ? phase.failure : undefined
}

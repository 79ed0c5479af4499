import type { AuthEffect, AuthEventOf, AuthEventType } from './auth.events.ts'
import type { AuthMachine, AuthPhase, AuthPhaseName } from './auth.state.ts'
import type { Customer } from './customer.ts'

export interface AuthStep {
  readonly machine: AuthMachine
  readonly effects: readonly AuthEffect[]
}

export type AuthPhaseOf<Name extends AuthPhaseName> = Extract<AuthPhase, { status: Name }>

export type AuthHandler<Type extends AuthEventType, Name extends AuthPhaseName = AuthPhaseName> = (
  machine: AuthMachine,
  event: AuthEventOf<Type>,
  phase: AuthPhaseOf<Name>,
) => AuthStep

/** Listed explicitly in the table: this event changes nothing in this phase. */
export const ignored = (machine: AuthMachine): AuthStep => ({ machine, effects: [] })

export function enter(machine: AuthMachine, phase: AuthPhase, ...effects: readonly AuthEffect[]): AuthStep {
  return { machine: { ...machine, phase }, effects }
}

/** The customer shown as signed in, including a saved one. */
export function customerOf(phase: AuthPhase): Customer | undefined {
  return 'customer' in phase ? phase.customer : undefined
}

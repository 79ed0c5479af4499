import { step } from '../machine/step.ts'
import type { AuthEffect, AuthStep } from './auth.events.ts'
import type { AuthMachine, AuthPhase } from './auth.state.ts'
import type { Customer } from './customer.ts'

export function enter(machine: AuthMachine, phase: AuthPhase, ...effects: readonly AuthEffect[]): AuthStep {
  return step({ ...machine, phase }, ...effects)
}

/** The customer shown as signed in, including a saved one. */
export function customerOf(phase: AuthPhase): Customer | undefined {
  return 'customer' in phase ? phase.customer : undefined
}

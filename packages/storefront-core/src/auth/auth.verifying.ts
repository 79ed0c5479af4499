import { given } from '../reading/given.ts'
import type { AuthEventOf } from './auth.events.ts'
import type { AuthMemory } from './auth.memory.ts'
import type { AuthMachine, AuthPhase } from './auth.states.ts'
import { customerOf, enter, ignored, type AuthPhaseOf, type AuthStep } from './auth.step.ts'
import { farewell, gone, left } from './auth.leaving.ts'
import type { Customer } from './customer.ts'

/** Takes up what is saved: it is shown at once, and the backend is asked whether it is still true. */
export function recalled(
  machine: AuthMachine,
  { memory }: { readonly memory: AuthMemory },
  phase: AuthPhase,
): AuthStep {
  if (memory.holds === 'sign-out-owed') return left(machine, phase, 'asked')
  if (memory.holds === 'nothing' && memory.customer === undefined) return nothingKept(machine, phase)
  const customer = memory.customer ?? customerOf(phase)
  const replaced = isAnother(phase, customer) ? farewell(phase, 'elsewhere') : []
  return ask(machine, customer, replaced)
}

/** A request was refused with 401: asking once more tells a token that has ended from an answer that is late. */
export function doubted(machine: AuthMachine, _event: unknown, phase: AuthPhase): AuthStep {
  return ask(machine, customerOf(phase), [])
}

/** The backend's word wins over what was saved. */
export function verified(
  machine: AuthMachine,
  { customer }: AuthEventOf<'verified'>,
  phase: AuthPhaseOf<'verifying'>,
): AuthStep {
  if (customer === undefined) return left(machine, phase, 'expired')
  const replaced = isAnother(phase, customer) ? farewell(phase, 'elsewhere') : []
  return enter(machine, { name: 'signed-in', customer }, ...replaced, { kind: 'remember', customer })
}

/** No word from the backend is no reason to sign anybody out. */
export function failed(
  machine: AuthMachine,
  { failure }: AuthEventOf<'verification.failed'>,
  { customer }: AuthPhaseOf<'verifying'>,
): AuthStep {
  return enter(machine, { name: 'unverified', failure, ...given({ customer }) })
}

function nothingKept(machine: AuthMachine, phase: AuthPhase): AuthStep {
  if (phase.name === 'idle') return enter(machine, { name: 'visitor', because: 'never' })
  return phase.name === 'visitor' ? ignored(machine) : gone(machine, phase)
}

function ask(
  machine: AuthMachine,
  customer: Customer | undefined,
  replaced: ReturnType<typeof farewell>,
): AuthStep {
  const turn = machine.turn + 1
  const phase = { name: 'verifying', turn, ...given({ customer }) } as const
  return enter({ ...machine, turn }, phase, ...replaced, { kind: 'fetch-customer', turn })
}

function isAnother(phase: AuthPhase, customer: Customer | undefined): boolean {
  return customer?.id !== customerOf(phase)?.id
}

import { omitUndefined } from '../parse/omit-undefined.ts'
import type { AuthEventOf, AuthStep } from './auth.events.ts'
import type { AuthMemory } from './auth.storage.ts'
import { enter, type AuthMachine, type AuthPhase, customerOf } from './auth.state.ts'
import { ignored, type PhaseOf } from '../machine/step.ts'
import { signedOutNotice, signedOutElsewhere, signOut } from './auth.sign-out.ts'
import type { Customer } from './customer-from-wire.ts'

/** Shows the saved customer at once and verifies the session with the backend. */
export function recalled(
  machine: AuthMachine,
  { memory }: { readonly memory: AuthMemory },
  phase: AuthPhase,
): AuthStep {
  if (memory.holds === 'pending-sign-out') return signOut(machine, phase, 'asked')
  if (memory.holds === 'nothing' && memory.customer === undefined) return nothingStored(machine, phase)
  const customer = memory.customer ?? customerOf(phase)
  const replaced = isAnother(phase, customer) ? signedOutNotice(phase, 'elsewhere') : []
  return verifySession(machine, customer, replaced)
}

/** A request was answered with 401: checking the session tells an expired token from a late answer. */
export function unauthorizedReceived(machine: AuthMachine, _event: unknown, phase: AuthPhase): AuthStep {
  return verifySession(machine, customerOf(phase), [])
}

/** The backend's answer overrides the saved customer. */
export function verified(
  machine: AuthMachine,
  { customer }: AuthEventOf<'verified'>,
  phase: PhaseOf<AuthMachine, 'verifying'>,
): AuthStep {
  if (customer === undefined) return signOut(machine, phase, 'expired')
  const replaced = isAnother(phase, customer) ? signedOutNotice(phase, 'elsewhere') : []
  return enter(machine, { status: 'signed-in', customer }, ...replaced, { kind: 'remember', customer })
}

/** An unreachable backend is no reason to sign out. */
export function failed(
  machine: AuthMachine,
  { failure }: AuthEventOf<'verification.failed'>,
  { customer }: PhaseOf<AuthMachine, 'verifying'>,
): AuthStep {
  return enter(machine, { status: 'unverified', failure, ...omitUndefined({ customer }) })
}

function nothingStored(machine: AuthMachine, phase: AuthPhase): AuthStep {
  if (phase.status === 'idle') return enter(machine, { status: 'guest', reason: 'never' })
  return phase.status === 'guest' ? ignored(machine) : signedOutElsewhere(machine, phase)
}

function verifySession(
  machine: AuthMachine,
  customer: Customer | undefined,
  replaced: ReturnType<typeof signedOutNotice>,
): AuthStep {
  const turn = machine.turn + 1
  const phase = { status: 'verifying', turn, ...omitUndefined({ customer }) } as const
  return enter({ ...machine, turn }, phase, ...replaced, { kind: 'fetch-customer', turn })
}

function isAnother(phase: AuthPhase, customer: Customer | undefined): boolean {
  return customer?.id !== customerOf(phase)?.id
}

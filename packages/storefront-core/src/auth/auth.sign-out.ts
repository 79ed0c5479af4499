import type { AuthEffect, AuthStep } from './auth.events.ts'
import { enter, type AuthMachine, type AuthPhase, type VisitorReason, customerOf } from './auth.state.ts'

/** Signs out at once, without waiting for the backend. */
export function signOutRequested(machine: AuthMachine, _event: unknown, phase: AuthPhase): AuthStep {
  const step = signOut(machine, phase, 'asked')
  return { ...step, effects: [...step.effects, { kind: 'announce', word: 'left' }] }
}

/** Signs out and invalidates answers that are still pending. */
export function signOut(machine: AuthMachine, phase: AuthPhase, reason: VisitorReason): AuthStep {
  const turn = machine.turn + 1
  return enter(
    { phase, turn },
    { status: 'guest', reason },
    { kind: 'leave', reason },
    ...signedOutNotice(phase, reason),
  )
}

/** As `left`, when another tab has already cleared the storages. */
export function signedOutElsewhere(machine: AuthMachine, phase: AuthPhase): AuthStep {
  const turn = machine.turn + 1
  return enter(
    { phase, turn },
    { status: 'guest', reason: 'elsewhere' },
    ...signedOutNotice(phase, 'elsewhere'),
  )
}

/** Only where a customer was shown as signed in. */
export function signedOutNotice(phase: AuthPhase, reason: VisitorReason): readonly AuthEffect[] {
  if (customerOf(phase) === undefined) return []
  return [{ kind: 'notify', notice: { kind: 'signed-out', reason } }]
}

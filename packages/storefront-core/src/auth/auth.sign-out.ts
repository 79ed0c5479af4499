import type { AuthEffect } from './auth.events.ts'
import type { AuthMachine, AuthPhase, VisitorReason } from './auth.state.ts'
import { customerOf, enter, type AuthStep } from './auth.step.ts'

/** At once, whatever the backend will say to it. */
export function asked(machine: AuthMachine, _event: unknown, phase: AuthPhase): AuthStep {
  const step = left(machine, phase, 'asked')
  return { ...step, effects: [...step.effects, { kind: 'announce', word: 'left' }] }
}

/** Nobody is signed in any more, nor by an answer that is still on its way. */
export function left(machine: AuthMachine, phase: AuthPhase, reason: VisitorReason): AuthStep {
  const turn = machine.turn + 1
  return enter(
    { phase, turn },
    { status: 'guest', reason },
    { kind: 'leave', reason },
    ...signedOutNotice(phase, reason),
  )
}

/** As `left`, when another tab has seen to the rest. */
export function gone(machine: AuthMachine, phase: AuthPhase): AuthStep {
  const turn = machine.turn + 1
  return enter(
    { phase, turn },
    { status: 'guest', reason: 'elsewhere' },
    ...signedOutNotice(phase, 'elsewhere'),
  )
}

/** Said only where somebody was shown as signed in. */
export function signedOutNotice(phase: AuthPhase, reason: VisitorReason): readonly AuthEffect[] {
  if (customerOf(phase) === undefined) return []
  return [{ kind: 'notify', notice: { kind: 'signed-out', reason } }]
}

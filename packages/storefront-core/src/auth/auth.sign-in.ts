import type { AuthEffect, AuthEventOf } from './auth.events.ts'
import { signedOutNotice } from './auth.sign-out.ts'
import type { AuthMachine, AuthPhase } from './auth.state.ts'
import { customerOf, enter, type AuthPhaseOf, type AuthStep } from './auth.step.ts'

/** Whoever was signed in is signed out first, so that the next customer finds no trace of them. */
export function asked(
  machine: AuthMachine,
  event: AuthEventOf<'sign-in.requested'>,
  phase: AuthPhase,
): AuthStep {
  const turn = machine.turn + 1
  const former: readonly AuthEffect[] =
    customerOf(phase) === undefined
      ? []
      : [
          { kind: 'leave', reason: 'asked' },
          { kind: 'announce', word: 'left' },
        ]
  return enter(
    { ...machine, turn },
    { status: 'signing-in', turn, task: event.task },
    ...former,
    ...signedOutNotice(phase, 'asked'),
  )
}

export function entered(
  machine: AuthMachine,
  { customer }: AuthEventOf<'entered'>,
  { task }: AuthPhaseOf<'signing-in'>,
): AuthStep {
  return enter(
    machine,
    { status: 'signed-in', customer },
    { kind: 'remember', customer },
    { kind: 'announce', word: 'entered' },
    { kind: 'notify', notice: { kind: 'signed-in', customer, task } },
  )
}

/** Whoever signs out means every tab, one that is just signing in included. */
export function overtaken(machine: AuthMachine): AuthStep {
  const turn = machine.turn + 1
  return enter({ ...machine, turn }, { status: 'guest', reason: 'elsewhere' }, { kind: 'discard' })
}

/** A token may have come before the refusal: it is nobody's. */
export function refused(machine: AuthMachine, { reason }: AuthEventOf<'refused'>): AuthStep {
  return enter(machine, { status: 'guest', reason }, { kind: 'discard' })
}

import type { AuthEffect, AuthEventOf, AuthStep } from './auth.events.ts'
import { signedOutNotice } from './auth.sign-out.ts'
import { enter, type AuthMachine, type AuthPhase, customerOf } from './auth.state.ts'
import type { PhaseOf } from '../machine/step.ts'

/** Signs out the current customer first, so that the next one finds none of their data. */
export function signInRequested(
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
  { task }: PhaseOf<AuthMachine, 'signing-in'>,
): AuthStep {
  return enter(
    machine,
    { status: 'signed-in', customer },
    { kind: 'remember', customer },
    { kind: 'announce', word: 'entered' },
    { kind: 'notify', notice: { kind: 'signed-in', customer, task } },
  )
}

/** A sign-out applies to every tab, including one that is signing in. */
export function overtaken(machine: AuthMachine): AuthStep {
  const turn = machine.turn + 1
  return enter({ ...machine, turn }, { status: 'guest', reason: 'elsewhere' }, { kind: 'discard' })
}

/** A token may have arrived before the refusal; it must not be kept. */
export function refused(machine: AuthMachine, { reason }: AuthEventOf<'refused'>): AuthStep {
  return enter(machine, { status: 'guest', reason }, { kind: 'discard' })
}

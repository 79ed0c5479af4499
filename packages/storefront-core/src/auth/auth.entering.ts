import type { AuthEffect, AuthEventOf } from './auth.events.ts'
import { farewell } from './auth.leaving.ts'
import type { AuthMachine, AuthPhase } from './auth.states.ts'
import { customerOf, enter, type AuthPhaseOf, type AuthStep } from './auth.step.ts'

/** Whoever was signed in is signed out first, so that the next customer finds no trace of them. */
export function asked(machine: AuthMachine, event: AuthEventOf<'entry.asked'>, phase: AuthPhase): AuthStep {
  const turn = machine.turn + 1
  const former: readonly AuthEffect[] =
    customerOf(phase) === undefined
      ? []
      : [
          { kind: 'leave', because: 'asked' },
          { kind: 'announce', word: 'left' },
        ]
  return enter(
    { ...machine, turn },
    { name: 'entering', turn, task: event.task },
    ...former,
    ...farewell(phase, 'asked'),
  )
}

export function entered(
  machine: AuthMachine,
  { customer }: AuthEventOf<'entered'>,
  { task }: AuthPhaseOf<'entering'>,
): AuthStep {
  return enter(
    machine,
    { name: 'signed-in', customer },
    { kind: 'remember', customer },
    { kind: 'announce', word: 'entered' },
    { kind: 'notify', notice: { kind: 'signed-in', customer, task } },
  )
}

/** Whoever signs out means every tab, one that is just signing in included. */
export function overtaken(machine: AuthMachine): AuthStep {
  const turn = machine.turn + 1
  return enter({ ...machine, turn }, { name: 'visitor', because: 'elsewhere' }, { kind: 'discard' })
}

/** A token may have come before the refusal: it is nobody's. */
export function refused(machine: AuthMachine, { because }: AuthEventOf<'refused'>): AuthStep {
  return enter(machine, { name: 'visitor', because }, { kind: 'discard' })
}

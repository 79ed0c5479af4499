import type { AuthEffect } from './auth.events.ts'
import type { AuthMachine, AuthPhase, VisitorReason } from './auth.states.ts'
import { customerOf, enter, type AuthStep } from './auth.step.ts'

/** At once, whatever the backend will say to it. */
export function asked(machine: AuthMachine, _event: unknown, phase: AuthPhase): AuthStep {
  const step = left(machine, phase, 'asked')
  return { ...step, effects: [...step.effects, { kind: 'announce', word: 'left' }] }
}

/** Nobody is signed in any more, nor by an answer that is still on its way. */
export function left(machine: AuthMachine, phase: AuthPhase, because: VisitorReason): AuthStep {
  const turn = machine.turn + 1
  return enter(
    { phase, turn },
    { name: 'visitor', because },
    { kind: 'leave', because },
    ...farewell(phase, because),
  )
}

/** As `left`, when another tab has seen to the rest. */
export function gone(machine: AuthMachine, phase: AuthPhase): AuthStep {
  const turn = machine.turn + 1
  return enter({ phase, turn }, { name: 'visitor', because: 'elsewhere' }, ...farewell(phase, 'elsewhere'))
}

/** Said only where somebody was shown as signed in. */
export function farewell(phase: AuthPhase, because: VisitorReason): readonly AuthEffect[] {
  if (customerOf(phase) === undefined) return []
  return [{ kind: 'notify', notice: { kind: 'signed-out', because } }]
}

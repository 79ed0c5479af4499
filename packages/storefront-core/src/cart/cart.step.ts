import type { CartEffect, CartEventOf, CartEventType } from './cart.events.ts'
import type { Intent } from './cart.intents.ts'
import type { CartMachine, Phase, PhaseName } from './cart.state.ts'

export interface Step {
  readonly machine: CartMachine
  readonly effects: readonly CartEffect[]
}

export type PhaseOf<Name extends PhaseName> = Extract<Phase, { status: Name }>

export type Handler<Type extends CartEventType, Name extends PhaseName = PhaseName> = (
  machine: CartMachine,
  event: CartEventOf<Type>,
  phase: PhaseOf<Name>,
) => Step

export function step(machine: CartMachine, ...effects: readonly CartEffect[]): Step {
  return { machine, effects }
}

/** Chains two steps; the effects of both, in order. */
export function andThen({ machine, effects }: Step, next: (machine: CartMachine) => Step): Step {
  const after = next(machine)
  return { machine: after.machine, effects: [...effects, ...after.effects] }
}

/** Listed explicitly in the table: this event changes nothing in this phase. */
export const ignored = (machine: CartMachine): Step => step(machine)

/** The intent whose write is in progress or being checked. */
export function intentUnderWay({ phase, intents }: CartMachine): Intent | undefined {
  return 'intentId' in phase ? intents.find(({ id }) => id === phase.intentId) : undefined
}

/** Wraps a handler for the outcome of a write; passes it the intent. */
export function ofIntent<Type extends CartEventType, Name extends 'writing' | 'checking'>(
  handle: (machine: CartMachine, event: CartEventOf<Type>, phase: PhaseOf<Name>, intent: Intent) => Step,
): Handler<Type, Name> {
  return (machine, event, phase) => {
    const intent = intentUnderWay(machine)
    return intent === undefined ? step(machine) : handle(machine, event, phase, intent)
  }
}

/** Wraps a handler for an event about one intent; ignored when the intent is no longer at that stage. */
export function ofWaiting<Type extends CartEventType, Kind extends Intent>(
  isAtStage: (intent: Intent) => intent is Kind,
  handle: (machine: CartMachine, event: CartEventOf<Type>, intent: Kind) => Step,
): (machine: CartMachine, event: CartEventOf<Type> & { readonly intentId: number }) => Step {
  return (machine, event) => {
    const intent = machine.intents.filter(isAtStage).find(({ id }) => id === event.intentId)
    return intent === undefined ? step(machine) : handle(machine, event, intent)
  }
}

export function replaceIntent(machine: CartMachine, intent: Intent): CartMachine {
  return { ...machine, intents: machine.intents.map((other) => (other.id === intent.id ? intent : other)) }
}

export function withoutIntent(machine: CartMachine, intent: Intent): CartMachine {
  return { ...machine, intents: machine.intents.filter(({ id }) => id !== intent.id) }
}

import { step, type PhaseOf } from '../machine/step.ts'
import type { CartEventOf, CartEventType, CartHandler, CartStep } from './cart.events.ts'
import type { Intent } from './cart.intents.ts'
import type { CartMachine } from './cart.state.ts'

/** The intent whose write is in progress or being checked. */
export function intentUnderWay({ phase, intents }: CartMachine): Intent | undefined {
  return 'intentId' in phase ? intents.find(({ id }) => id === phase.intentId) : undefined
}

/** Wraps a handler for the outcome of a write; passes it the intent. */
export function ofIntent<Type extends CartEventType, Name extends 'writing' | 'checking'>(
  handle: (
    machine: CartMachine,
    event: CartEventOf<Type>,
    phase: PhaseOf<CartMachine, Name>,
    intent: Intent,
  ) => CartStep,
): CartHandler<Type, Name> {
  return (machine, event, phase) => {
    const intent = intentUnderWay(machine)
    return intent === undefined ? step(machine) : handle(machine, event, phase, intent)
  }
}

/** Wraps a handler for an event about one intent; ignored when the intent is no longer at that stage. */
export function ofWaiting<Type extends CartEventType, Kind extends Intent>(
  isAtStage: (intent: Intent) => intent is Kind,
  handle: (machine: CartMachine, event: CartEventOf<Type>, intent: Kind) => CartStep,
): (machine: CartMachine, event: CartEventOf<Type> & { readonly intentId: number }) => CartStep {
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

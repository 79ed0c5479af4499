import type { CartEffect } from './cart.events.ts'
import type { Intent } from './cart.intents.ts'
import type { CartMachine } from './cart.state.ts'
import { step } from '../machine/step.ts'
import type { CartStep } from './cart.events.ts'

/** Keeps pending changes on screen until they can be sent, and notifies the shopper once. */
export function hold(machine: CartMachine): CartStep {
  const waiting = machine.intents.filter(({ stage }) => stage === 'waiting')
  const isNews = waiting.some(({ isHeld }) => isHeld === undefined)
  const intents = machine.intents.map((intent) => (waiting.includes(intent) ? held(machine, intent) : intent))
  const notice: CartEffect = { kind: 'notify', notice: { kind: 'waiting-for-connection' } }
  return step({ ...machine, intents }, ...(isNews ? [notice] : []), asWaiting(waiting))
}

function held({ confirmed }: CartMachine, intent: Intent): Intent {
  const kept = { tickets: [], isHeld: true } as const
  return intent.kind === 'clear' && intent.lineIds === undefined
    ? { ...intent, ...kept, lineIds: confirmed.lines.map(({ id }) => id) }
    : { ...intent, ...kept }
}

/** Resolves the commands with `isWaiting`: their changes are still to be sent. */
export function asWaiting(intents: readonly Intent[]): CartEffect {
  const tickets = intents.flatMap((intent) => intent.tickets)
  return { kind: 'settle', tickets, outcome: { ok: true, isWaiting: true } }
}

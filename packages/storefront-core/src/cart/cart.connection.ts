import { advance } from './cart.queue.ts'
import type { CartEventOf } from './cart.events.ts'
import type { CartMachine } from './cart.state.ts'
import { step } from '../machine/step.ts'
import type { CartStep } from './cart.events.ts'

/** Back online: reads the cart, then sends the held changes in order. */
export function connectionChanged(
  machine: CartMachine,
  { isOnline }: CartEventOf<'connection.changed'>,
): CartStep {
  if (machine.isOffline !== isOnline) return step(machine)
  const changed: CartMachine = { ...machine, isOffline: !isOnline }
  if (!isOnline || !machine.intents.some(({ isHeld }) => isHeld)) return step(changed)
  return advance({ ...changed, stale: true })
}

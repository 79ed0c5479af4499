import { advance } from './cart.queue.ts'
import type { CartEventOf } from './cart.events.ts'
import type { CartMachine } from './cart.state.ts'
import { step, type Step } from './cart.step.ts'

/** When the connection is back the cart is read, and what waited is sent in the order it was asked for. */
export function connectionChanged(
  machine: CartMachine,
  { isOnline }: CartEventOf<'connection.changed'>,
): Step {
  if (machine.isOffline !== isOnline) return step(machine)
  const changed: CartMachine = { ...machine, isOffline: !isOnline }
  if (!isOnline || !machine.intents.some(({ isHeld }) => isHeld)) return step(changed)
  return advance({ ...changed, stale: true })
}

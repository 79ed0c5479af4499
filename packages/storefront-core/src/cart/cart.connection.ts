import { advance } from './cart.queue.ts'
import type { CartEventOf } from './cart.events.ts'
import type { CartMachine } from './cart.state.ts'
import { step, type Step } from './cart.step.ts'

/** Back online: reads the cart, then sends the held changes in order. */
export function connectionChanged(
  machine: CartMachine,
  { isOnline }: CartEventOf<'connection.changed'>,
): Step {
  if (machine.isOffline !== isOnline) return step(machine)
  const changed: CartMachine = { ...machine, isOffline: !isOnline }
  if (!isOnline || !machine.intents.some(({ isHeld }) => isHeld)) return step(changed)
  return advance({ ...changed, stale: true })
}

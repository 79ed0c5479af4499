import type { PlacedOrder } from '../ports/checkout-gateway.ts'
import type { CheckoutEventOf } from './checkout.events.ts'
import type { CartSnapshot, CheckoutMachine, PhaseName } from './checkout.state.ts'
import { step, type PhaseOf } from '../machine/step.ts'
import { filling, orderedCart } from './checkout.step.ts'
import type { CheckoutHandler, Transition } from './checkout.events.ts'

/**
 * A cart replaced during checkout may have been ordered in another tab, so the backend is asked. Any other
 * replacement gets no notice.
 */
export const unlessReplaced =
  <Name extends PhaseName>(
    handle: CheckoutHandler<'cart.changed', Name>,
  ): CheckoutHandler<'cart.changed', Name> =>
  (machine, event, phase) => {
    if (!isReplaced(machine.cart, event.cart)) return handle(machine, event, phase)
    const ordered = orderedCart(machine)
    const next: CheckoutMachine = {
      ...machine,
      cart: event.cart,
      phase: { status: 'finding-order', ordered },
    }
    return step(next, { kind: 'find-order', ordered })
  }

function isReplaced(before: CartSnapshot, now: CartSnapshot): boolean {
  return before.id !== '' && before.lines.length > 0 && now.id !== before.id && now.lines.length === 0
}

export function orderFound(
  machine: CheckoutMachine,
  { cartId, order }: CheckoutEventOf<'order.found'>,
  { ordered }: PhaseOf<CheckoutMachine, 'finding-order'>,
): Transition {
  if (cartId !== ordered.id) return step(machine)
  return order === undefined ? filling(machine) : placedElsewhere(machine, order)
}

/** The draft here was not ordered; the next checkout starts fresh. */
export function placedElsewhere(machine: CheckoutMachine, order: PlacedOrder): Transition {
  return step({ ...machine, phase: { status: 'placed-elsewhere', order } }, { kind: 'forget' })
}

import { isBlocked } from '../cart/cart.types.ts'
import type { CheckoutEventType } from './checkout.events.ts'
import type { CheckoutMachine } from './checkout.state.ts'
import { filling, stepOrder } from './checkout.step.ts'
import type { CheckoutHandler, Transition } from './checkout.events.ts'

/** Stops the step while a line cannot be bought; the lines themselves say why. */
export function unlessBlocked<Type extends CheckoutEventType>(
  handle: CheckoutHandler<Type, 'filling'>,
): CheckoutHandler<Type, 'filling'> {
  return (machine, event, phase) =>
    machine.cart.lines.some(isBlocked)
      ? filling(machine, machine.draft, { kind: 'lines-blocked' })
      : handle(machine, event, phase)
}

/** Checks stock when checkout starts, before each further step, and when a line is blocked. */
export function linesChecked(before: CheckoutMachine, next: Transition): Transition {
  const { machine, effects } = next
  const begins = before.phase.status === 'starting' && machine.phase.status !== 'starting'
  const goesOn = stepOrder.indexOf(machine.draft.step) > stepOrder.indexOf(before.draft.step)
  const isDue = begins || goesOn || hasNewNotice(before, machine)
  return isDue && machine.phase.status !== 'placed' && machine.cart.lines.length > 0
    ? { machine, effects: [{ kind: 'check-lines' }, ...effects] }
    : next
}

function hasNewNotice(before: CheckoutMachine, { phase }: CheckoutMachine): boolean {
  return phase !== before.phase && phase.status === 'filling' && phase.notice?.kind === 'lines-blocked'
}

import { lessMoney } from '../money/money.ts'
import { itemCountOf, subtotalOf } from './cart-from-wire.ts'
import { project } from './cart.projection.ts'
import { withProblem } from './cart.stock.ts'
import type { CartMachine } from './cart.state.ts'
import type { CartView } from './cart.types.ts'

export function viewOf(machine: CartMachine): CartView {
  const lines = project(machine.confirmed.lines, machine.intents).map((line) =>
    withProblem(line, machine.stock),
  )
  const { promotions, currency } = machine.confirmed
  const subtotal = subtotalOf(lines, currency)
  const isWaiting = machine.intents.some(({ isHeld }) => isHeld)
  return {
    phase: isWaiting ? 'unconfirmed' : machine.lastStatus.status,
    lines,
    itemCount: itemCountOf(lines),
    subtotal,
    promotions,
    total: lessMoney(subtotal, promotions.discount),
    loading: machine.intents.some(({ stage, isHeld }) => stage !== 'doubtful' && !isHeld),
    busyLineIds: lines.filter(({ pending }) => pending).map(({ id }) => id),
    ...(isWaiting ? { isWaiting } : {}),
    ...('failure' in machine.lastStatus ? { failure: machine.lastStatus.failure } : {}),
  }
}

import type { Failure } from '../failure/failure.ts'
import { lessMoney, type Money } from '../money/money.ts'
import { itemCountOf, subtotalOf } from './cart-from-wire.ts'
import { project } from './cart.projection.ts'
import { withProblem } from './cart.stock.ts'
import type { CartMachine } from './cart.state.ts'
import type { AppliedPromotions, CartLine } from './cart.types.ts'

/** The cart for screens. */
export interface CartView {
  /**
   * `unconfirmed`: the last known lines, because the backend could not be reached; `unavailable`: no cart
   * could be created. Both have a `failure` and offer a retry.
   */
  readonly phase: 'starting' | 'ready' | 'unconfirmed' | 'unavailable'
  readonly lines: readonly CartLine[]
  /** The sum of the quantities. */
  readonly itemCount: number
  readonly subtotal: Money
  readonly promotions: AppliedPromotions
  /** The subtotal minus promotions on the lines. Shipping and tax are calculated at checkout. */
  readonly total: Money
  /** Whether an add, update, remove or clear is in progress. */
  readonly loading: boolean
  readonly busyLineIds: readonly string[]
  /** Offline: changes are kept and sent later. The phase is `unconfirmed` meanwhile. */
  readonly isWaiting?: true
  readonly failure?: Failure
}

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

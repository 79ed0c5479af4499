import type { CartEventOf } from './cart.events.ts'
import type { Intent } from './cart.intents.ts'
import { quantityOf } from './cart.outcome.ts'
import type { CartMachine, ReadReason } from './cart.state.ts'
import { step, type Step } from './cart.step.ts'
import type { CartLine, Stock } from './cart.types.ts'

export const asked = (machine: CartMachine): Step => count(machine, machine.confirmed.lines)

/** After a change by another tab only what is new is counted: the backend has counted what was changed. */
export function countLines(machine: CartMachine, reason: ReadReason): Step {
  const { lines } = machine.confirmed
  const isOpen = ({ variantId }: CartLine) => reason !== 'elsewhere' || !machine.stock.has(variantId)
  return count(machine, lines.filter(isOpen))
}

function count(machine: CartMachine, lines: readonly CartLine[]): Step {
  // Without its product a line cannot be looked up, which says nothing about it.
  const known = lines.filter(({ productId }) => productId !== '')
  if (known.length === 0) return step(machine)
  return step(machine, {
    kind: 'count-stock',
    lines: known.map(({ productId, variantId }) => ({ productId, variantId })),
  })
}

export const counted = (machine: CartMachine, { stock }: CartEventOf<'stock.counted'>): Step =>
  step(withStock(machine, stock))

export function withStock(machine: CartMachine, stock: Stock | undefined): CartMachine {
  return stock === undefined ? machine : { ...machine, stock: new Map([...machine.stock, ...stock]) }
}

/** The backend has just sold more than were counted, so there are more. */
export function withoutDisproved(machine: CartMachine, intent: Intent): CartMachine {
  const variantId =
    intent.kind === 'add'
      ? intent.variantId
      : intent.kind === 'update'
        ? machine.confirmed.lines.find(({ id }) => id === intent.lineId)?.variantId
        : undefined
  const left = variantId === undefined ? undefined : machine.stock.get(variantId)
  if (variantId === undefined || typeof left !== 'number' || left >= quantityOf(machine, variantId))
    return machine
  return { ...machine, stock: new Map([...machine.stock].filter(([id]) => id !== variantId)) }
}

/** The pieces left of the one variant that was counted; nothing where nobody counts them. */
export function piecesIn(stock: Stock | undefined): number | undefined {
  const [left] = stock?.values() ?? []
  return left === 'gone' || left === Number.POSITIVE_INFINITY ? undefined : left
}

/** The line with what was last counted held against what it wants; wanting less may heal it. */
export function withProblem(line: CartLine, stock: Stock): CartLine {
  const left = stock.get(line.variantId)
  if (left === 'gone') return { ...line, problem: { kind: 'unavailable' } }
  return left !== undefined && left < line.quantity
    ? { ...line, problem: { kind: 'out-of-stock', left } }
    : line
}

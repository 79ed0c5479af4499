import type { CartEventOf } from './cart.events.ts'
import type { CartMachine } from './cart.states.ts'
import { step, type Step } from './cart.step.ts'
import type { CartLine, Stock } from './cart.types.ts'

export const counted = (machine: CartMachine, { stock }: CartEventOf<'stock.counted'>): Step =>
  step(withStock(machine, stock))

export function withStock(machine: CartMachine, stock: Stock | undefined): CartMachine {
  return stock === undefined ? machine : { ...machine, stock: new Map([...machine.stock, ...stock]) }
}

/** The pieces left of the one variant that was counted; nothing where nobody counts them. */
export function piecesIn(stock: Stock | undefined): number | undefined {
  const [left] = stock?.values() ?? []
  return left === 'gone' || left === Number.POSITIVE_INFINITY ? undefined : left
}

/** The line with what was last counted held against what it wants; wanting less may heal it. */
export function withTrouble(line: CartLine, stock: Stock): CartLine {
  const left = stock.get(line.variantId)
  if (left === 'gone') return { ...line, trouble: { kind: 'unavailable' } }
  return left !== undefined && left < line.quantity
    ? { ...line, trouble: { kind: 'out-of-stock', left } }
    : line
}

import type { CartEventOf, CartStep } from './cart.events.ts'
import type { Intent, CartMachine, ReadReason } from './cart.state.ts'
import { quantityOf } from './cart.outcome.ts'
import { step } from '../machine/step.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { CartLine, Stock } from './cart.types.ts'

export const stockRequested = (machine: CartMachine, { unless }: CartEventOf<'stock.requested'>): CartStep =>
  count(machine, machine.confirmed.lines, unless)

/** After a change in another tab only new variants are counted: the backend has checked the changed ones. */
export function countLines(machine: CartMachine, reason: ReadReason): CartStep {
  const { lines } = machine.confirmed
  const isOpen = ({ variantId }: CartLine) => reason !== 'elsewhere' || !machine.stock.has(variantId)
  return count(machine, lines.filter(isOpen))
}

function count(machine: CartMachine, lines: readonly CartLine[], unless?: 'accepted'): CartStep {
  // A line without a product id cannot be looked up, which says nothing about its stock.
  const known = lines.filter(({ productId }) => productId !== '')
  if (known.length === 0) return step(machine)
  return step(machine, {
    kind: 'count-stock',
    lines: known.map(({ productId, variantId }) => ({ productId, variantId })),
    ...omitUndefined({ unless }),
  })
}

export const stockCounted = (machine: CartMachine, { stock }: CartEventOf<'stock.counted'>): CartStep =>
  step(withStock(machine, stock))

export function withStock(machine: CartMachine, stock: Stock | undefined): CartMachine {
  return stock === undefined ? machine : { ...machine, stock: new Map([...machine.stock, ...stock]) }
}

/** The backend has just accepted more than was counted, so the count is outdated. */
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

/** The stock of the one counted variant; undefined when stock is not tracked. */
export function quantityIn(stock: Stock | undefined): number | undefined {
  const [left] = stock?.values() ?? []
  return left === 'gone' || left === Number.POSITIVE_INFINITY ? undefined : left
}

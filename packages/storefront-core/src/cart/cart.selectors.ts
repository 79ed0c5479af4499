import { lessMoney, multiplyMoney, type Money } from '../money/money.ts'
import { itemCountOf, subtotalOf, largestQuantity } from './cart-from-wire.ts'
import { type CartMachine, linesToClear, pendingLineId, type AddIntent, type Intent } from './cart.state.ts'
import type { CartLine, CartView, Stock } from './cart.types.ts'

export function viewOf(machine: CartMachine): CartView {
  const lines = project(machine.confirmed.lines, machine.intents).map((line) =>
    withProblem(line, machine.stock),
  )
  const { promotions, currency, regionId, includedTax } = machine.confirmed
  const subtotal = subtotalOf(lines, currency)
  const isWaiting = machine.intents.some(({ isHeld }) => isHeld)
  return {
    status: isWaiting ? 'unconfirmed' : machine.lastStatus.status,
    lines,
    itemCount: itemCountOf(lines),
    subtotal,
    promotions,
    total: toPay(lessMoney(subtotal, promotions.discount), promotions.credit),
    loading: machine.intents.some(({ stage, isHeld }) => stage !== 'unconfirmed' && !isHeld),
    busyLineIds: lines.filter(({ pending }) => pending).map(({ id }) => id),
    ...(regionId !== undefined && { regionId }),
    ...(includedTax && { includedTax: machine.intents.length > 0 ? {} : { amount: includedTax } }),
    ...(isWaiting ? { isWaiting } : {}),
    ...('failure' in machine.lastStatus ? { failure: machine.lastStatus.failure } : {}),
  }
}

/** Credit may pay the delivery too, which is not in this total. */
const toPay = (total: Money, credit: Money | undefined): Money =>
  credit === undefined
    ? total
    : lessMoney(total, { ...credit, amount: Math.min(credit.amount, total.amount) })

/**
 * The optimistic lines: the confirmed lines with every open intent applied in order. Rolling back is removing
 * the intent.
 */
export function project(confirmed: readonly CartLine[], intents: readonly Intent[]): readonly CartLine[] {
  return intents.reduce<readonly CartLine[]>(apply, confirmed)
}

function apply(lines: readonly CartLine[], intent: Intent): readonly CartLine[] {
  if (intent.kind === 'add') return withAdded(lines, intent)
  // Lines go one by one, as the backend confirms it: if it stops half-way, none has to reappear.
  if (intent.kind === 'clear') {
    const going = linesToClear(lines, intent)
    return lines.map((line) => (going.includes(line) ? asPending(line) : line))
  }
  if (intent.kind === 'remove') return lines.filter(({ id }) => id !== intent.lineId)
  return lines.map((line) => {
    if (line.id !== intent.lineId) return line
    return withQuantity(line, intent.by === undefined ? intent.quantity : line.quantity + intent.by)
  })
}

function asPending(line: CartLine): CartLine {
  return line.pending ? line : { ...line, pending: true }
}

function withAdded(lines: readonly CartLine[], intent: AddIntent): readonly CartLine[] {
  if (intent.stage === 'unconfirmed' || intent.variantId === undefined) return lines
  const { variantId, quantity, line } = intent
  if (lines.some((present) => present.variantId === variantId)) {
    return lines.map((present) =>
      present.variantId === variantId ? withQuantity(present, present.quantity + quantity) : present,
    )
  }
  return line === undefined
    ? lines
    : [...lines, { ...withQuantity(line, quantity), id: pendingLineId(intent) }]
}

function withQuantity(line: CartLine, wanted: number): CartLine {
  const quantity = Math.max(1, Math.min(largestQuantity, wanted))
  return { ...line, quantity, lineTotal: multiplyMoney(line.price, quantity), pending: true }
}

/** Compares the line with the last counted stock; a lower quantity may resolve the problem. */
function withProblem(line: CartLine, stock: Stock): CartLine {
  const left = stock.get(line.variantId)
  if (left === 'gone') return { ...line, problem: { kind: 'unavailable' } }
  return left !== undefined && left < line.quantity
    ? { ...line, problem: { kind: 'out-of-stock', left } }
    : line
}

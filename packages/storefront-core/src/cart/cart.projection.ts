import { multiplyMoney } from '../money/money.ts'
import { mostPieces } from './cart-from-wire.ts'
import { linesToClear, pendingLineId, type AddIntent, type Intent } from './cart.intents.ts'
import type { CartLine } from './cart.types.ts'

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
  if (intent.stage === 'doubtful' || intent.variantId === undefined) return lines
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
  const quantity = Math.max(1, Math.min(mostPieces, wanted))
  return { ...line, quantity, lineTotal: multiplyMoney(line.price, quantity), pending: true }
}

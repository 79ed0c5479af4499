import type { CartLine } from '../cart/cart.types.ts'
import { addMoney, multiplyMoney } from '../money/money.ts'
import type { OrderedCart, Totals } from '../ports/checkout-gateway.ts'

/** The lines with the unit prices a quote was made with, so that they add up to its subtotal. */
export function linesAtQuote(lines: readonly CartLine[], quote: Totals): readonly CartLine[] {
  const prices = new Map(quote.lines?.map(({ id, price }) => [id, price]))
  if (prices.size === 0) return lines
  return lines.map((line) => {
    const price = prices.get(line.id)
    return price === undefined || price.amount === line.price.amount
      ? line
      : { ...line, price, lineTotal: multiplyMoney(price, line.quantity) }
  })
}

/** What is ordered at a quote: its lines, their sum and the sums of the quote are the same figures. */
export function cartAtQuote(cart: OrderedCart, quote: Totals): OrderedCart {
  const lines = linesAtQuote(cart.lines, quote)
  if (lines.every((line, at) => line === cart.lines[at])) return cart
  const none = { ...cart.subtotal, amount: 0 }
  return { ...cart, lines, subtotal: lines.reduce((sum, { lineTotal }) => addMoney(sum, lineTotal), none) }
}

/** Whether the quote was made for these lines; one that names no lines cannot say. */
export function isQuoteOf(lines: readonly CartLine[], quote: Totals): boolean {
  return quote.lines === undefined || hasSameLines(quote.lines, lines)
}

type Counted = Pick<CartLine, 'id' | 'quantity'>

/** The same pieces of the same lines, in whatever order. */
export function hasSameLines(some: readonly Counted[], others: readonly Counted[]): boolean {
  const pieces = (lines: readonly Counted[]) =>
    lines
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .toSorted()
      .join()
  return pieces(some) === pieces(others)
}

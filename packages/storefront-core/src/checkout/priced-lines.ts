import type { CartLine } from '../cart/cart.types.ts'
import { addMoney, multiplyMoney } from '../money/money.ts'
import type { OrderedCart, Totals } from '../ports/checkout-gateway.ts'

/** The lines at the unit prices of a quote, so that they add up to its subtotal. */
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

/** The cart at a quote: lines, subtotal and totals use the same prices. */
export function cartAtQuote(cart: OrderedCart, quote: Totals): OrderedCart {
  const lines = linesAtQuote(cart.lines, quote)
  if (lines.every((line, at) => line === cart.lines[at])) return cart
  const none = { ...cart.subtotal, amount: 0 }
  return { ...cart, lines, subtotal: lines.reduce((sum, { lineTotal }) => addMoney(sum, lineTotal), none) }
}

/** Whether the quote is for these lines. A quote without lines matches any. */
export function isQuoteOf(lines: readonly CartLine[], quote: Totals): boolean {
  return quote.lines === undefined || hasSameLines(quote.lines, lines)
}

type Counted = Pick<CartLine, 'id' | 'quantity'>

/** The same quantities of the same lines, in any order. */
export function hasSameLines(some: readonly Counted[], others: readonly Counted[]): boolean {
  const pieces = (lines: readonly Counted[]) =>
    lines
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .toSorted()
      .join()
  return pieces(some) === pieces(others)
}

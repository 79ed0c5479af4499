import { addMoney, lessMoney, multiplyMoney, type Money } from '../money/money.ts'

/** A piece of a set, with what it costs alone. */
export interface PricedPiece {
  readonly price?: Money | undefined
  readonly quantity: number
}

/** How much less a set costs than its pieces one by one; undefined where it is no less, or a price is not known. */
export function savedBySet(price: Money | undefined, pieces: readonly PricedPiece[]): Money | undefined {
  if (price === undefined) return undefined
  let sum: Money = { amount: 0, currency: price.currency }
  for (const piece of pieces) {
    if (piece.price?.currency !== price.currency) return undefined
    sum = addMoney(sum, multiplyMoney(piece.price, piece.quantity))
  }
  const saved = lessMoney(sum, price)
  return saved.amount > 0 ? saved : undefined
}

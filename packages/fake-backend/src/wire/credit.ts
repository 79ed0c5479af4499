import type { FakeCart, SpentCredit } from '../fake-cart.ts'

/** What each gift card pays of a total, in the order in which they were applied; of an order what it has paid. */
export function creditOf(cart: FakeCart, total: number): readonly SpentCredit[] {
  if (cart.spent !== undefined) return cart.spent
  let left = total
  return (cart.giftCards ?? []).map((card) => {
    const amount = Math.min(card.balance, left)
    left = Math.round((left - amount) * 100) / 100
    return { card, amount, balance: card.balance }
  })
}

export const creditSum = (cart: FakeCart, total: number): number =>
  creditOf(cart, total).reduce((sum, { amount }) => sum + amount, 0)

/** With the order of the cart. */
export function spendCredit(cart: FakeCart, total: number): void {
  const shares = creditOf(cart, total)
  for (const { card, amount } of shares) card.balance = Math.round((card.balance - amount) * 100) / 100
  cart.spent = shares
}

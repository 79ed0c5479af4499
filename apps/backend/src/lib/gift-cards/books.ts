import { MedusaError } from '@medusajs/framework/utils'

/**
 * `issued`: a gift card was bought; `granted`, `taken`: by the owner; `spent`: by the order of a cart; `returned`: that order was not
 * placed, or was canceled; `refunded`: money of an order, as store credit; `voided`: the order of a gift card was canceled.
 */
export const entryKinds = ['issued', 'granted', 'taken', 'spent', 'returned', 'refunded', 'voided'] as const

/** Amounts are in the currency's smallest unit, so that they add up without rounding. */
export interface Entry {
  readonly kind: (typeof entryKinds)[number]
  /** Negative for what leaves the account. */
  readonly amount: number
  readonly cart_id?: string | null
}

/** An account with all its entries, of which nothing is written while they are read. */
export interface Account {
  readonly kind: 'gift-card' | 'store-credit'
  readonly currency_code: string
  readonly status: 'active' | 'disabled'
  readonly customer_id: string | null
  readonly entries: readonly Entry[]
}

/** The largest amount of one entry: less than what its column holds. */
export const mostCoins = 1_000_000_000

export const balanceOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** What the order of a cart has spent, less what came back. */
export const spentBy = (entries: readonly Entry[], cartId: string): number =>
  // Not 0 - 0, which would be -0.
  entries.reduce((sum, { amount, cart_id: cart }) => (cart === cartId ? sum - amount : sum), 0)

/** What is to be paid with an account. */
export interface Payment {
  readonly cartId: string
  readonly amount: number
  readonly currency: string
  /** Of the cart; null for a guest. */
  readonly customerId: string | null
}

const refusal = (message: string): MedusaError =>
  // The code for a total that is not what the shopper saw: the shop refreshes the cart and asks again.
  new MedusaError(MedusaError.Types.NOT_ALLOWED, message, 'price_changed')

/** Whether a cart can be paid with the account at all, whatever is left on it. */
export const isUsable = (
  account: Account,
  { currency, customerId }: Omit<Payment, 'amount' | 'cartId'>,
): boolean =>
  account.status === 'active' &&
  account.currency_code === currency &&
  (account.kind === 'gift-card' || (account.customer_id !== null && account.customer_id === customerId))

/**
 * The entries after which the order of a cart has spent this amount, whatever an interrupted attempt has spent before.
 *
 * @throws `price_changed` when the account has less, is disabled, or is not the cart's.
 */
export function entriesToSpend(account: Account, payment: Payment): readonly Entry[] {
  const { cartId, amount } = payment
  const more = amount - spentBy(account.entries, cartId)
  if (more === 0) return []
  if (more < 0) return [{ kind: 'returned', amount: -more, cart_id: cartId }]
  if (!isUsable(account, payment)) throw refusal('A gift card or the store credit cannot be used.')
  if (balanceOf(account.entries) < more)
    throw refusal('A gift card or the store credit has less left than the cart would use.')
  return [{ kind: 'spent', amount: -more, cart_id: cartId }]
}

/** The entries that give back what the order of a cart has spent. */
export function entriesToReturn(entries: readonly Entry[], cartId: string): readonly Entry[] {
  const spent = spentBy(entries, cartId)
  return spent > 0 ? [{ kind: 'returned', amount: spent, cart_id: cartId }] : []
}

/** The entries that empty a gift card whose order was canceled. */
export function entriesToVoid(entries: readonly Entry[]): readonly Entry[] {
  const left = balanceOf(entries)
  return left > 0 ? [{ kind: 'voided', amount: -left }] : []
}

/**
 * What the owner gives, or takes when it is negative.
 *
 * @throws when there is less to take.
 */
export function entriesOfOwner(entries: readonly Entry[], amount: number): readonly Entry[] {
  if (amount === 0) return []
  if (balanceOf(entries) + amount < 0)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'There is less on the account.', 'credit_too_low')
  return [{ kind: amount > 0 ? 'granted' : 'taken', amount }]
}

export interface Applied {
  readonly accountId: string
  readonly balance: number
}

export interface Share extends Applied {
  /** What of the cart it pays. */
  readonly amount: number
}

/** How accounts share a sum, in the order in which they were applied. One that is not needed stays, with nothing, until it is. */
export function shareOut(sum: number, applied: readonly Applied[]): readonly Share[] {
  let left = Math.max(0, sum)
  return applied.map(({ accountId, balance }) => {
    const amount = Math.min(Math.max(0, balance), left)
    left -= amount
    return { accountId, balance, amount }
  })
}

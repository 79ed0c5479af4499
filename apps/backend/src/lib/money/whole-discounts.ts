import { coinsOf, type Coins } from './coins'

/** What Medusa's promotions say about a cart, with which it then writes the discounts of lines and deliveries. */
export interface DiscountAction {
  readonly action: string
  readonly code?: string
  readonly amount?: unknown
  readonly item_id?: string
  readonly shipping_method_id?: string
  readonly is_tax_inclusive?: boolean
}

/** A line or a delivery, with its totals before discounts. */
interface Priced {
  readonly id: string
  readonly is_tax_inclusive?: boolean
  /** Without tax. */
  readonly subtotal?: unknown
  /** With tax. */
  readonly original_total?: unknown
}

export interface DiscountedCart {
  readonly currency_code?: string
  readonly items?: readonly Priced[] | null
  readonly shipping_methods?: readonly Priced[] | null
}

/** An action with the coins that it should be, at the price that the shop shows: with tax, if the price is with tax. */
interface Discount<Action> {
  readonly action: Action
  readonly part: Priced
  /** From the amount without tax to the one at the price. */
  readonly factor: number
  readonly exact: number
}

/**
 * The same discounts in whole coins, so that lines, sums, payments and mails agree. Medusa computes 12.5 % of 99.00 as 12.375. The
 * discounts of one promotion are rounded so that they add up to its rounded sum, and never exceed the price of a line.
 */
export function wholeDiscounts<Action extends DiscountAction>(
  actions: readonly Action[],
  cart: DiscountedCart,
): readonly Action[] {
  if (cart.currency_code === undefined) return actions
  const coins = coinsOf(cart.currency_code)
  const parts = new Map(
    [...(cart.items ?? []), ...(cart.shipping_methods ?? [])].map((part) => [part.id, part] as const),
  )
  const groups = new Map<string, Discount<Action>[]>()
  for (const action of actions) {
    const part = parts.get(action.item_id ?? action.shipping_method_id ?? '')
    if (!action.action.startsWith('add') || part === undefined) continue
    const key = `${action.action} ${action.code}`
    groups.set(key, [...(groups.get(key) ?? []), discountOf(action, part, coins)])
  }
  const left = new Map([...parts].map(([id, part]) => [id, coins.of(priceOf(part))]))
  const whole = new Map<Action, Action>()
  for (const group of groups.values())
    for (const [{ action, part, factor }, share] of sharesOf(group, left)) {
      left.set(part.id, (left.get(part.id) ?? 0) - share)
      whole.set(action, withAmount(action, part, coins.amount(share), factor))
    }
  return actions.map((action) => whole.get(action) ?? action)
}

function discountOf<Action extends DiscountAction>(
  action: Action,
  part: Priced,
  coins: Coins,
): Discount<Action> {
  const withTax = ratio(part.original_total, part.subtotal)
  const factor = part.is_tax_inclusive === true ? withTax : 1
  // The amount of a promotion with tax is with it, whatever the price is.
  const toPrice = action.is_tax_inclusive === true ? factor / withTax : factor
  return { action, part, factor, exact: coins.exactly(Number(action.amount ?? 0) * toPrice) }
}

/** A delivery's discount has no mark that it is with tax, so it is written without. */
function withAmount<Action extends DiscountAction>(
  action: Action,
  part: Priced,
  amount: number,
  factor: number,
): Action {
  if (action.item_id === undefined) return { ...action, amount: amount / factor }
  return { ...action, amount, is_tax_inclusive: part.is_tax_inclusive === true }
}

/** Whole shares, the nearest to the exact ones that add up to their rounded sum: the largest fractions are rounded up. */
function sharesOf<Action extends DiscountAction>(
  group: readonly Discount<Action>[],
  left: ReadonlyMap<string, number>,
): ReadonlyMap<Discount<Action>, number> {
  const most = ({ part }: Discount<Action>) => Math.max(0, left.get(part.id) ?? 0)
  const shares = new Map(group.map((one) => [one, Math.min(Math.floor(one.exact), most(one))]))
  const total = Math.round(Number(group.reduce((sum, { exact }) => sum + exact, 0).toFixed(4)))
  let rest = total - [...shares.values()].reduce((sum, share) => sum + share, 0)
  for (const one of group.toSorted((a, b) => fraction(b.exact) - fraction(a.exact))) {
    const share = shares.get(one) ?? 0
    if (rest <= 0) break
    if (share >= most(one)) continue
    shares.set(one, share + 1)
    rest -= 1
  }
  return shares
}

const priceOf = (part: Priced): number =>
  Number((part.is_tax_inclusive === true ? part.original_total : part.subtotal) ?? 0)

const fraction = (amount: number): number => amount - Math.floor(amount)

function ratio(one: unknown, other: unknown): number {
  const value = Number(one) / Number(other)
  return Number.isFinite(value) && value > 0 ? value : 1
}

import { coinsOf } from '../money/coins'

/** A line or a shipping method of an order, as Medusa computes it. */
export interface PricedPart {
  readonly is_tax_inclusive: boolean
  readonly discount_total?: unknown
  /** Without tax. */
  readonly discount_subtotal?: unknown
  readonly tax_total?: unknown
}

export interface PricedOrder {
  readonly currency_code: string
  readonly total: unknown
  readonly items: readonly (PricedPart & { readonly unit_price: unknown; readonly quantity: unknown })[]
  readonly shipping_methods: readonly (PricedPart & { readonly amount: unknown })[]
  /** An invoice leaves them out: a gift card is a means of payment. */
  readonly credit_lines?:
    | readonly ({ readonly reference?: string | null; readonly amount: unknown } | null)[]
    | null
}

/** In display order; in major units. `rounding`: what the rounded rows lack of the rounded total; `other`: what no rounding explains. */
export interface OrderSums {
  readonly lines: readonly number[]
  readonly rows: readonly {
    readonly kind: 'discount' | 'delivery' | 'tax' | 'gift-card' | 'store-credit' | 'rounding' | 'other'
    readonly amount: number
  }[]
  readonly total: number
}

/**
 * What a placed order costs, in the rows that the shop's ledger of it has: each is rounded once, so that they add up as they are
 * shown. `scripts/order-mail.test.ts` compares the two.
 */
export function orderSums(order: PricedOrder): OrderSums {
  const { items, shipping_methods: methods } = order
  const coins = coinsOf(order.currency_code)
  const parts: readonly PricedPart[] = [...items, ...methods]
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const lines = items.map((item) => coins.of(Number(item.unit_price) * Number(item.quantity)))
  const paidWith = (kind: string): number =>
    -sum(
      (order.credit_lines ?? []).map((one) => (one?.reference === kind ? coins.of(Number(one.amount)) : 0)),
    )
  const sums = {
    discount: -coins.of(sum(parts.map(discountOf))),
    delivery: sum(methods.map((method) => coins.of(Number(method.amount)))),
    tax: coins.of(sum(parts.map((part) => (part.is_tax_inclusive ? 0 : Number(part.tax_total ?? 0))))),
    'gift-card': paidWith('gift-card'),
    'store-credit': paidWith('store-credit'),
    rounding: 0,
    other: 0,
  }
  const total = coins.of(Number(order.total))
  const rest = total - sum([...lines, ...Object.values(sums)])
  const rounded = (['discount', 'tax'] as const).find((kind) => sums[kind] !== 0)
  const kind = Math.abs(rest) > parts.length + 3 ? 'other' : Math.abs(rest) === 1 && rounded
  sums[kind || 'rounding'] += rest
  return {
    lines: lines.map(coins.amount),
    rows: (Object.keys(sums) as (keyof typeof sums)[])
      .filter((name) => sums[name] !== 0 || (name === 'delivery' && methods.length > 0))
      .map((name) => ({ kind: name, amount: coins.amount(sums[name]) })),
    total: coins.amount(total),
  }
}

/** At the price that the shop shows: the discount of a price without tax is without it too. */
const discountOf = (part: PricedPart): number =>
  Number((part.is_tax_inclusive ? part.discount_total : part.discount_subtotal) ?? 0)

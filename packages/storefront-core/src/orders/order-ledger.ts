import { coinsOf, type Coins } from '../money/coins.ts'
import type { Money } from '../money/money.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, firstOf, list } from '../parse/read.ts'
import type { LedgerRowKind, OrderLedger } from '../ports/order-ledger.ts'
import { amount } from './amount.ts'
import { countOrder, sumFields, sumsOf, totalOf, type CountedOrder } from './order-sums.ts'
import { pricedLine, pricedMethod, shippingMethods, type PricedPart } from './priced-parts.ts'
import { reservedFor } from './reserved-for.ts'

/** The requested fields, with those of the sums. */
export const ledgerFields = [
  sumFields,
  'tax_total,discount_total,item_total,original_item_total,shipping_total,original_shipping_total',
  '*shipping_methods,payment_collections.payments.provider_id',
].join(',')

/**
 * The sums of an order on the wire. Whatever shows what an order costs reads them here: each is rounded once, so that they
 * add up as they are shown. Never throws; what the backend does not name is left out.
 */
export function orderLedgerFromWire(wire: unknown, currency: string): OrderLedger {
  const coins = coinsOf(currency)
  const parts = partsOf(wire)
  const counted = countOrder(wire, coins)
  const rows = rowsOf(wire, parts, counted, coins)
  const tax = coins.of(includedTax(wire, parts, rows, counted))
  const reserved = reservedFor(wire, coins)
  return {
    rows: [...rows].flatMap(([kind, value]) =>
      value !== undefined && (value !== 0 || isAlwaysShown(kind))
        ? [{ kind, amount: coins.money(value) }]
        : [],
    ),
    ...sumsOf(counted, coins),
    ...omitUndefined({
      taxIncluded: tax === 0 ? undefined : coins.money(tax),
      reserved: reserved === 0 ? undefined : coins.money(reserved),
    }),
  }
}

/** What a line of an order costs before discounts, as in `items` of the ledger; undefined for one without a price. */
export function lineAmount(wire: unknown, currency: string): Money | undefined {
  const line = pricedLine(wire)
  const coins = coinsOf(currency)
  return line && coins.money(coins.of(line.price))
}

interface Parts {
  readonly lines: readonly PricedPart[]
  readonly there: readonly PricedPart[]
  readonly back: readonly PricedPart[]
  readonly all: readonly PricedPart[]
}

function partsOf(wire: unknown): Parts {
  const lines = collect(field(wire, 'items'), pricedLine)
  const methods = shippingMethods(wire)
  const there = collect(methods.there, pricedMethod)
  const back = collect(methods.back, pricedMethod)
  return { lines, there, back, all: [...lines, ...there, ...back] }
}

const isAlwaysShown = (kind: LedgerRowKind) => kind === 'items' || kind === 'delivery'

/** In coins and display order; undefined where the backend says nothing. */
type Rows = Map<LedgerRowKind, number | undefined>

function rowsOf(wire: unknown, parts: Parts, counted: CountedOrder, coins: Coins): Rows {
  const { due, replaced, credit, isCanceled, paidWith } = counted
  const rows = pricedRows(wire, parts, coins)
  rows.set('credit', -credit)
  rows.set('gift-card', -paidWith['gift-card'])
  rows.set('store-credit', -paidWith['store-credit'])
  if (due === undefined) return rows
  even(rows, due - sumOf(rows), parts.all.length)
  rows.set('replaced', -replaced)
  if (isCanceled) rows.set('canceled', -due)
  return rows
}

/** What the rows come to before anything is evened. */
function pricedRows(wire: unknown, { lines, there, back, all }: Parts, coins: Coins): Rows {
  // Each line is rounded, because each is shown.
  const each = (value: (part: PricedPart) => number, of = lines) =>
    of.reduce((sum, part) => sum + coins.of(value(part)), 0)
  const named = (...names: readonly string[]) => {
    const found = amount(firstOf(wire, ...names))
    return found === undefined ? undefined : coins.of(found)
  }
  const isCounted = [...list(field(wire, 'items')), ...list(field(wire, 'shipping_methods'))].some(
    (part) => amount(field(part, 'discount_total')) !== undefined,
  )
  const discount = all.reduce((sum, part) => sum + part.discount, 0)
  const tax = all.reduce((sum, part) => sum + (part.includesTax ? 0 : part.tax), 0)
  return new Map<LedgerRowKind, number | undefined>([
    ['items', lines.length > 0 ? each(({ price }) => price) : named('original_item_total', 'item_total')],
    ['returned', -each(({ returned }) => returned)],
    ['replaced', 0],
    ['discount', -(isCounted ? coins.of(discount) : (named('discount_total') ?? 0))],
    [
      'delivery',
      there.length > 0
        ? each(({ price }) => price, there)
        : named('original_shipping_total', 'shipping_total'),
    ],
    ['return-delivery', each(({ price }) => price, back)],
    ['tax', coins.of(tax)],
    ['gift-card', 0],
    ['store-credit', 0],
    ['credit', 0],
    ['rounding', 0],
    ['other', 0],
    ['canceled', 0],
  ])
}

const sumOf = (rows: Rows): number => [...rows.values()].reduce<number>((sum, value = 0) => sum + value, 0)

/**
 * Puts what the rounded rows lack of the rounded total where it belongs: a coin in a rounded row, some coins in `rounding`, and
 * what no rounding explains in `other`.
 */
function even(rows: Rows, rest: number, parts: number): void {
  const rounded = (['discount', 'tax'] as const).find((kind) => (rows.get(kind) ?? 0) !== 0)
  const kind = Math.abs(rest) > parts + 3 ? 'other' : Math.abs(rest) === 1 && rounded ? rounded : 'rounding'
  rows.set(kind, (rows.get(kind) ?? 0) + rest)
}

/** In major units: a refund without a return, and what was replaced free, take their part of it off. */
function includedTax(wire: unknown, { all }: Parts, rows: Rows, counted: CountedOrder): number {
  // A gift card pays the tax with the rest.
  const paid = counted.paidWith['gift-card'] + counted.paidWith['store-credit']
  const [total, priced] = [
    (totalOf(counted) ?? 0) + paid,
    (counted.due ?? 0) + paid - (rows.get('credit') ?? 0),
  ]
  if (total === 0 || priced === 0) return 0
  const whole = all.some(({ tax }) => tax !== 0)
    ? all.reduce((sum, part) => sum + (part.includesTax ? part.tax : 0), 0)
    : Math.max(0, amount(field(wire, 'tax_total')) ?? 0)
  return whole * (total / priced)
}

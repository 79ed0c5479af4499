import { coinsOf, type Coins } from '../money/coins.ts'
import type { Money } from '../money/money.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, firstOf, list } from '../parse/read.ts'
import type { LedgerRowKind, OrderBalance, OrderLedger } from '../ports/order-ledger.ts'
import { isCanceledOrder } from './is-canceled.ts'
import { orderPayments, type OrderPayments } from './order-payments.ts'
import { amount, pricedLine, pricedMethod, shippingMethods, type PricedPart } from './priced-parts.ts'

/** The requested fields. Medusa computes the totals of a line only when all of its fields are requested. */
export const ledgerFields = [
  'status,currency_code,total,tax_total,credit_line_total,discount_total',
  'item_total,original_item_total,shipping_total,original_shipping_total',
  '*items,*items.detail,*shipping_methods,*payment_collections,payment_collections.payments.provider_id',
].join(',')

/**
 * The sums of an order on the wire. Whatever shows what an order costs reads them here: each is rounded once, so that they
 * add up as they are shown. Never throws; what the backend does not name is left out.
 */
export function orderLedgerFromWire(wire: unknown, currency: string): OrderLedger {
  const coins = coinsOf(currency)
  const parts = partsOf(wire)
  const payments = orderPayments(wire, coins)
  const costs = costsOf(wire, parts, payments, coins)
  const { total } = costs
  const unlessZero = (value: number) => (value === 0 ? undefined : coins.money(value))
  return {
    rows: costs.rows.flatMap(([kind, value]) =>
      value !== undefined && (value !== 0 || isAlwaysShown(kind))
        ? [{ kind, amount: coins.money(value) }]
        : [],
    ),
    balance:
      total === undefined ? { kind: 'settled' } : balanceOf(total, payments, onItsWayBack(parts), coins),
    ...omitUndefined({
      total: total === undefined ? undefined : coins.money(total),
      taxIncluded: unlessZero(coins.of(costs.taxIncluded)),
      reserved: unlessZero(payments.reserved),
      charged: unlessZero(payments.charged),
      refunded: unlessZero(payments.refunded),
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

type Row = readonly [kind: LedgerRowKind, coins: number | undefined]

interface Costs {
  /** In display order; undefined where the backend says nothing. */
  readonly rows: readonly Row[]
  /** In coins. */
  readonly total: number | undefined
  /** In major units. */
  readonly taxIncluded: number
}

const isAlwaysShown = (kind: LedgerRowKind) => kind === 'items' || kind === 'delivery'

function costsOf(wire: unknown, parts: Parts, payments: OrderPayments, coins: Coins): Costs {
  const rows = rowsOf(wire, parts, coins)
  const named = amount(field(wire, 'total'))
  if (named === undefined) return { rows: [...rows], total: undefined, taxIncluded: 0 }
  // Medusa takes pieces off the total once they have arrived; here, as in its balance, once they are announced.
  const whole = coins.of(named - onItsWayBack(parts))
  if (isCanceledOrder(wire)) {
    rows.delete('credit')
    return { rows: [...rows, ['canceled', -sumOf(rows)]], total: 0, taxIncluded: 0 }
  }
  // A refund was for pieces that came back later.
  if (whole < 0) rows.set('credit', Math.min(0, (rows.get('credit') ?? 0) - whole))
  const before = Math.max(0, whole)
  even(rows, before - sumOf(rows), parts.all.length)
  const freed = freeOfCharge(parts, before - (payments.charged - payments.refunded), coins)
  rows.set('replaced', -freed)
  const total = before - freed
  const priced = total + freed - (rows.get('credit') ?? 0)
  return {
    rows: [...rows],
    total,
    taxIncluded: priced === 0 ? 0 : includedTax(wire, parts) * (total / priced),
  }
}

type Rows = Map<LedgerRowKind, number | undefined>

/** All rows but `canceled`, in display order. */
function rowsOf(wire: unknown, { lines, there, back, all }: Parts, coins: Coins): Rows {
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
    ['credit', -Math.max(0, named('credit_line_total') ?? 0)],
    ['rounding', 0],
    ['other', 0],
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

/**
 * Medusa prices the replacement of a claim as any other line, and the wire does not say which line it is. It says what was
 * written off for it: so much is never asked of the shopper.
 */
function freeOfCharge({ lines }: Parts, unpaid: number, coins: Coins): number {
  const writtenOff = lines.reduce((sum, line) => sum + coins.of(line.writtenOff), 0)
  return Math.max(0, Math.min(writtenOff, unpaid))
}

const onItsWayBack = ({ lines }: Parts): number => lines.reduce((sum, line) => sum + line.onItsWayBack, 0)

/** In major units. */
function includedTax(wire: unknown, { all }: Parts): number {
  if (!all.some(({ tax }) => tax !== 0)) return Math.max(0, amount(field(wire, 'tax_total')) ?? 0)
  return all.reduce((sum, part) => sum + (part.includesTax ? part.tax : 0), 0)
}

function balanceOf(total: number, payments: OrderPayments, coming: number, coins: Coins): OrderBalance {
  const { charged, refunded, reserved } = payments
  const more = charged - refunded - total
  if (more === 0) return { kind: 'settled' }
  const sum = coins.money(Math.abs(more))
  if (more > 0) return { kind: 'owed', amount: sum, when: coins.of(coming) >= more ? 'after-return' : 'now' }
  const unreserved = -more - reserved
  return { kind: 'to-pay', amount: sum, ...(unreserved > 0 && { unreserved: coins.money(unreserved) }) }
}

import { coinsOf, type Coins } from '../money/coins.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, list } from '../parse/read.ts'
import type { OrderBalance, OrderSums } from '../ports/order-ledger.ts'
import { amount } from './amount.ts'
import { isCanceledOrder } from './is-canceled.ts'
import { tellsReplacements } from './tells-replacements.ts'

/** The requested fields. Medusa computes its summary of an order whenever something changes. */
export const sumFields =
  'status,currency_code,total,credit_line_total,*credit_lines,summary,*items,*items.detail,*payment_collections'

/** What an order costs and what was paid for it, in coins. */
export interface CountedOrder {
  readonly charged: number
  /** Part of what was charged. */
  readonly refunded: number
  readonly isCanceled: boolean
  /** What its pieces cost that are not on their way back, replacements too; undefined where the backend names no total. */
  readonly due: number | undefined
  /** Replacements that cost nothing. */
  readonly replaced: number
  /** What the backend still counts for pieces on their way back. */
  readonly coming: number
  /** Refunds without a return. */
  readonly credit: number
  /** What gift cards and store credit have paid: the backend takes it off the total. */
  readonly paidWith: Readonly<Record<PaidWith, number>>
  /** What of it the shop owes back, because the order costs less by now. */
  readonly overpaid: number
}

type PaidWith = 'gift-card' | 'store-credit'

export function countOrder(wire: unknown, coins: Coins): CountedOrder {
  const read = (source: unknown, name: string) => {
    const found = amount(field(source, name))
    return found === undefined ? undefined : coins.of(found)
  }
  const summary = (name: string) => read(field(wire, 'summary'), name)
  const [charged, refunded] = [summary('paid_total') ?? 0, summary('refunded_total') ?? 0]
  const paidWith = {
    'gift-card': paidBy(wire, 'gift-card', coins),
    'store-credit': paidBy(wire, 'store-credit', coins),
  }
  const paid = paidWith['gift-card'] + paidWith['store-credit']
  const credit = Math.max(0, (read(wire, 'credit_line_total') ?? 0) - paid)
  const total = read(wire, 'total')
  const isCanceled = isCanceledOrder(wire)
  const common = { charged, refunded, isCanceled, replaced: 0, coming: 0, paidWith, overpaid: 0 }
  if (total === undefined) return { ...common, credit, due: undefined }
  // The credit of a cancellation is the cancellation.
  if (isCanceled) return { ...common, credit: 0, due: total + credit }
  // Medusa takes pieces off the total once they have arrived; here, as in its balance, once they are announced.
  const pending = summary('pending_difference')
  const whole = pending === undefined ? total : charged - refunded + pending
  const due = Math.max(0, whole)
  const unpaid = due - (charged - refunded)
  const overpaid = Math.min(paid, due - whole)
  return {
    ...common,
    // A refund was for pieces that came back later: so much of it was no credit.
    credit: Math.max(0, credit - (due - whole - overpaid)),
    overpaid,
    paidWith: lessPaid(paidWith, overpaid),
    due,
    replaced: Math.max(0, Math.min(freeOf(wire, coins), unpaid)),
    coming: total - whole,
  }
}

/** What the shop owes back is no payment any more. */
function lessPaid(paid: CountedOrder['paidWith'], overpaid: number): CountedOrder['paidWith'] {
  const ofCredit = Math.min(paid['store-credit'], overpaid)
  return {
    'gift-card': paid['gift-card'] - (overpaid - ofCredit),
    'store-credit': paid['store-credit'] - ofCredit,
  }
}

/** Credit lines that the shop itself has made; Medusa makes others of refunds. */
const paidBy = (wire: unknown, kind: PaidWith, coins: Coins): number =>
  list(field(wire, 'credit_lines')).reduce<number>(
    (sum, line) =>
      field(line, 'reference') === kind ? sum + coins.of(amount(field(line, 'amount')) ?? 0) : sum,
    0,
  )

/**
 * Medusa prices the replacement of a claim as any other line. It is never asked of the shopper when nothing is sent back for it:
 * where the backend tells which lines those are, their price; else that of the pieces that were written off.
 */
function freeOf(wire: unknown, coins: Coins): number {
  const hasReplacements = tellsReplacements(wire)
  return list(field(wire, 'items')).reduce<number>((sum, item) => {
    const isFree = field(item, 'replacement') === 'free'
    const replaced = isFree ? field(item, 'quantity') : 0
    const quantity =
      amount(hasReplacements ? replaced : field(field(item, 'detail'), 'written_off_quantity')) ?? 0
    return sum + coins.of(Math.max(0, quantity) * (amount(field(item, 'unit_price')) ?? 0))
  }, 0)
}

/** What an order costs now. */
export const totalOf = ({ due, replaced, isCanceled }: CountedOrder): number | undefined =>
  due === undefined ? undefined : isCanceled ? 0 : due - replaced

/**
 * The sums of an order on the wire, as its ledger has them, without the rows. Never throws; what the backend does not name is left
 * out.
 */
export function orderSumsFromWire(wire: unknown, currency: string): OrderSums {
  const coins = coinsOf(currency)
  return sumsOf(countOrder(wire, coins), coins)
}

export function sumsOf(counted: CountedOrder, coins: Coins): OrderSums {
  const total = totalOf(counted)
  const unlessZero = (value: number) => (value === 0 ? undefined : coins.money(value))
  const { due, isCanceled, charged, refunded } = counted
  return {
    balance: total === undefined ? { kind: 'settled' } : balanceOf(total, counted, coins),
    ...omitUndefined({
      total: total === undefined ? undefined : coins.money(total),
      canceled: isCanceled && due !== undefined ? coins.money(due) : undefined,
      charged: unlessZero(charged),
      refunded: unlessZero(refunded),
    }),
  }
}

function balanceOf(
  total: number,
  { charged, refunded, coming, overpaid }: CountedOrder,
  coins: Coins,
): OrderBalance {
  const more = charged - refunded - total + overpaid
  if (more === 0) return { kind: 'settled' }
  const sum = coins.money(Math.abs(more))
  if (more < 0) return { kind: 'to-pay', amount: sum }
  return { kind: 'owed', amount: sum, when: coming >= more ? 'after-return' : 'now' }
}

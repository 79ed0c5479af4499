import type { AdminOrder, AdminPayment } from '@umber/commerce-client/admin'
import { roundTo } from '../flow/numbers.ts'

/** What was paid for an order and what it is worth, in major currency units. */
export interface Balance {
  readonly currency: string
  /** What the shop owes. */
  readonly owed: number
  /** What the customer owes. */
  readonly due: number
  /** What was captured and not refunded. */
  readonly captured: number
  /** What was refunded. */
  readonly refunded: number
  readonly payments: readonly AdminPayment[]
}

/** The fields of an order that `balanceOf` reads. */
export const balanceFields =
  '+total,+summary,+currency_code,*payment_collections.payments,*payment_collections.payments.captures,*payment_collections.payments.refunds'

/**
 * The balance of an order. Owed is what was paid beyond the order's `total`: Medusa takes off from it what has arrived or
 * was agreed, that is received items of returns, confirmed edits and credit lines. `summary.pending_difference` also takes
 * off items of returns that are only requested, so nothing may be paid out by it.
 *
 * What was paid is summed up from the payments: Medusa writes their refunds before it changes the order's summary.
 */
export function balanceOf({ total, currency_code: currency, payment_collections }: AdminOrder): Balance {
  const payments = (payment_collections ?? []).flatMap((collection) => collection.payments ?? [])
  const captured = exact(payments.map(refundable))
  const beyond = roundTo(currency, captured - total)
  return {
    currency,
    owed: Math.max(0, beyond),
    due: Math.max(0, -beyond),
    captured: roundTo(currency, captured),
    refunded: exact(payments.map(({ refunds }) => sum(refunds))),
    payments,
  }
}

/** A part of a refund, by the payment that it was taken from. */
export interface Refund {
  readonly paymentId: string
  /** In major currency units. */
  readonly amount: number
}

/** Takes an amount from the payments, one after another. */
export function splitRefund(amount: number, payments: readonly AdminPayment[]): readonly Refund[] {
  const parts: Refund[] = []
  let left = amount
  for (const payment of payments) {
    const part = Math.min(left, refundable(payment))
    if (part > 0) parts.push({ paymentId: payment.id, amount: part })
    left = exact([left, -part])
  }
  return parts
}

const refundable = ({ captures, refunds }: AdminPayment): number =>
  Math.max(0, exact([sum(captures), -sum(refunds)]))

const sum = (entries: readonly { readonly amount: number }[] | null | undefined): number =>
  exact((entries ?? []).map(({ amount }) => amount))

/** Without the error of binary fractions: Medusa's amounts have few decimals, also where taxes have more than the currency. */
const exact = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((one, other) => one + other, 0) * 1e6) / 1e6

import { netTerms } from '../live/net-terms.ts'
import { money } from '../money/money.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { collect, field, list, number } from '../parse/read.ts'
import type { NetTerms } from '../ports/net-terms.ts'

const dayInMs = 86_400_000

/** What is to be paid on invoice; undefined when the order is paid in another way, canceled, or paid already. */
export function netTermsFromWire(order: unknown, currency: string): NetTerms | undefined {
  const placedAt = isoTimestamp(field(order, 'created_at'))
  return collect(field(order, 'payment_collections'), (collection) => {
    if (field(collection, 'status') === 'canceled') return undefined
    const payments = list(field(collection, 'payments'))
    const payment = payments.find((one) => field(one, 'provider_id') === netTerms.id)
    const days = number(field(field(payment, 'data'), 'days'))
    const left = (number(field(payment, 'amount')) ?? 0) - (number(field(collection, 'captured_amount')) ?? 0)
    if (days === undefined || placedAt === undefined || left < 0.005) return undefined
    const dueAt = new Date(Date.parse(placedAt) + days * dayInMs).toISOString()
    return { dueAt, amount: money(left, currency) }
  })[0]
}

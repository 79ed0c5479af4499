import { bankTransfer } from '../live/bank-transfer.ts'
import { netTerms } from '../live/net-terms.ts'
import { payOnDelivery } from '../live/pay-on-delivery.ts'
import type { Coins } from '../money/coins.ts'
import { collect, field, list, text } from '../parse/read.ts'
import { amount } from './amount.ts'

const paidLater: ReadonlySet<string> = new Set([payOnDelivery, bankTransfer, netTerms].map(({ id }) => id))

/**
 * What providers hold of an order and have not charged yet, in coins. A canceled collection holds nothing. Medusa counts what is
 * charged as authorized too.
 */
export function reservedFor(wire: unknown, coins: Coins): number {
  const read = (collection: unknown, name: string) =>
    Math.max(0, coins.of(amount(field(collection, name)) ?? 0))
  return list(field(wire, 'payment_collections'))
    .filter(isHeld)
    .reduce<number>(
      (sum, one) => sum + Math.max(0, read(one, 'authorized_amount') - read(one, 'captured_amount')),
      0,
    )
}

/** Whether a provider holds money. What is paid after the order is authorized in Medusa, and nothing is held. */
const isHeld = (collection: unknown): boolean =>
  field(collection, 'status') !== 'canceled' &&
  collect(field(collection, 'payments'), (payment) => text(field(payment, 'provider_id'))).some(
    (id) => !paidLater.has(id),
  )

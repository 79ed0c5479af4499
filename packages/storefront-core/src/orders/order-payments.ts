import { bankTransfer } from '../live/bank-transfer.ts'
import { payOnDelivery } from '../live/pay-on-delivery.ts'
import type { Coins } from '../money/coins.ts'
import { collect, field, list, text } from '../parse/read.ts'
import { amount } from './priced-parts.ts'

/** What has become of the money of an order, in coins. */
export interface OrderPayments {
  readonly reserved: number
  readonly charged: number
  /** Part of what was charged. */
  readonly refunded: number
}

/**
 * Of all payment collections: a canceled one keeps what it charged and refunded, and holds nothing. Medusa counts what is
 * charged as authorized too.
 */
export function orderPayments(wire: unknown, coins: Coins): OrderPayments {
  const collections = list(field(wire, 'payment_collections'))
  const sum = (value: (collection: unknown) => number) =>
    collections.reduce<number>((total, one) => total + Math.max(0, value(one)), 0)
  const read = (collection: unknown, name: string) => coins.of(amount(field(collection, name)) ?? 0)
  return {
    reserved: sum((one) =>
      isHeld(one) ? read(one, 'authorized_amount') - Math.max(0, read(one, 'captured_amount')) : 0,
    ),
    charged: sum((one) => read(one, 'captured_amount')),
    refunded: sum((one) => read(one, 'refunded_amount')),
  }
}

/** Whether a provider holds money. What is paid after the order is authorized in Medusa, and nothing is held. */
const isHeld = (collection: unknown): boolean =>
  field(collection, 'status') !== 'canceled' &&
  collect(field(collection, 'payments'), (payment) => text(field(payment, 'provider_id'))).some(
    (id) => id !== payOnDelivery.id && id !== bankTransfer.id,
  )

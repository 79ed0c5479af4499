import { bankTransfer } from '../live/bank-transfer.ts'
import { money } from '../money/money.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, list, number, text } from '../parse/read.ts'
import type { BankTransfer } from '../ports/bank-transfer.ts'

/** The requested fields of an order's payments. */
export const transferFields = ['provider_id', 'amount', 'data']
  .map((name) => `payment_collections.payments.${name}`)
  .join(',')

/** What is to be sent for an order; undefined when it is paid in another way, canceled, or paid already. */
export function bankTransferFromWire(order: unknown, currency: string): BankTransfer | undefined {
  return collect(field(order, 'payment_collections'), (collection) => {
    if (field(collection, 'status') === 'canceled') return undefined
    const payments = list(field(collection, 'payments'))
    const payment = payments.find((one) => field(one, 'provider_id') === bankTransfer.id)
    const data = field(payment, 'data')
    const [holder, iban, reference] = ['holder', 'iban', 'reference'].map((name) => text(field(data, name)))
    const left = (number(field(payment, 'amount')) ?? 0) - (number(field(collection, 'captured_amount')) ?? 0)
    if (holder === undefined || iban === undefined || reference === undefined || left < 0.005)
      return undefined
    const bic = text(field(data, 'bic'))
    return { holder, iban, reference, amount: money(left, currency), ...omitUndefined({ bic }) }
  })[0]
}

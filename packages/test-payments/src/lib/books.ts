import { randomBytes } from 'node:crypto'

import type { Knex } from '@medusajs/framework/mikro-orm/knex'

import { rounded } from './rounded'
import type { TestPaymentEntryKind } from './status'
import { money, type TestPayment } from './test-payment'

/** A payment's entries, added up. */
export interface TestPaymentBooks {
  readonly authorized: number
  readonly captured: number
  readonly refunded: number
  readonly cancelled: number
}

export const emptyBooks: TestPaymentBooks = { authorized: 0, captured: 0, refunded: 0, cancelled: 0 }

const sumOf: Readonly<Record<TestPaymentEntryKind, keyof TestPaymentBooks>> = {
  authorize: 'authorized',
  capture: 'captured',
  refund: 'refunded',
  cancel: 'cancelled',
}

/** The sums of payments that have entries, by the payment's id. */
export async function readBooks(
  database: Knex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TestPaymentBooks>> {
  const rows: readonly { payment_id: string; kind: TestPaymentEntryKind; amount: string }[] = await database(
    'test_payment_entry',
  )
    .select('payment_id', 'kind', 'amount')
    .whereIn('payment_id', [...ids])
  const books = new Map<string, TestPaymentBooks>()
  for (const { payment_id: id, kind, amount } of rows) {
    const sums = books.get(id) ?? emptyBooks
    const name = sumOf[kind]
    books.set(id, { ...sums, [name]: rounded(sums[name] + Number(amount)) })
  }
  return books
}

/** Adds an entry. @throws when there is one with its key. */
export async function enter(
  database: Knex,
  { id }: TestPayment,
  entry: { readonly kind: TestPaymentEntryKind; readonly amount: number; readonly key: string },
): Promise<void> {
  await database('test_payment_entry').insert({
    id: `tpent_${randomBytes(12).toString('hex')}`,
    payment_id: id,
    kind: entry.kind,
    ...money(entry.amount),
    idempotency_key: entry.key,
  })
}

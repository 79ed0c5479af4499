import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { MedusaError } from '@medusajs/framework/utils'

/** Amounts in the currency's smallest unit. */
interface Refund {
  readonly amount: number
  /** What the provider has given back of this payment. */
  readonly atProvider: number
  /** The other refunds of this payment in Medusa's books. */
  readonly inBooks: number
}

/**
 * Has the provider give money back, unless it has done so already: Medusa deletes a refund whose answer was lost, and the next one
 * has another key, so the same money would be given back twice. What the provider has given back and the books do not know is what
 * this refund stands for. A refund that the merchant made at the provider enters the books in the same way.
 */
export async function refundOnce(
  { amount, atProvider, inBooks }: Refund,
  send: () => Promise<unknown>,
): Promise<void> {
  const unknown = atProvider - inBooks
  if (unknown >= amount) return
  if (unknown > 0)
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `The payment provider has given back ${unknown} already (in the currency’s smallest unit), which is in no refund here. Refund that amount first: it is not sent again.`,
    )
  await send()
}

/** The sum of a payment's refunds in Medusa's books but the one that is being made, in major currency units. */
export async function otherRefunds(pg: Knex, refundId: string): Promise<number> {
  const { rows } = await pg.raw<{ readonly rows: readonly { readonly sum: string }[] }>(
    `select coalesce(sum(other.amount), 0) as sum from refund other
      join refund this on this.payment_id = other.payment_id
      where this.id = ? and other.id <> this.id and other.deleted_at is null`,
    [refundId],
  )
  return Number(rows[0]?.sum ?? 0)
}

import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { holdsMoney } from './payment-session'

const minute = 60_000
/** A shopper is still paying before that: a challenge takes ten minutes. */
const youngest = 10
/** In minutes. Older payments were given up by their provider, or found before. */
const oldest = 7 * 24 * 60

export interface UnsettledSession {
  readonly id: string
  readonly ageInMinutes: number
}

/**
 * Sessions without an order that may hold money: those that Medusa knows to be authorized, and from time to time those that
 * it does not know about. Most of these were never paid, and a provider limits how often it is asked: after 10, 20, 40, …
 * minutes.
 */
export async function unsettledSessions(
  container: MedusaContainer,
  { now, every }: { readonly now: Date; readonly every: number },
): Promise<readonly UnsettledSession[]> {
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * minute)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows: readonly { id: string; provider_id: string; status: string; created_at: Date }[] = await knex(
    'payment_session as session',
  )
    .leftJoin('order_payment_collection as link', (join) =>
      join.on('link.payment_collection_id', 'session.payment_collection_id').andOnNull('link.deleted_at'),
    )
    .whereNull('link.order_id')
    .whereNull('session.deleted_at')
    .whereNot('session.status', 'canceled')
    .whereBetween('session.created_at', [before(oldest), before(youngest)])
    .select('session.id', 'session.provider_id', 'session.status', 'session.created_at')
  return rows
    .filter(({ provider_id: provider }) => holdsMoney(provider))
    .map(({ id, status, created_at: created }) => ({
      id,
      status,
      ageInMinutes: (now.getTime() - created.getTime()) / minute,
    }))
    .filter(({ status, ageInMinutes }) => status === 'authorized' || isDue(ageInMinutes, every))
}

/** Whether an age of 10, 20, 40, … minutes was reached since the last run. */
export function isDue(ageInMinutes: number, every: number): boolean {
  const doublings = (age: number): number => Math.floor(Math.log2(age / youngest))
  const before = ageInMinutes - every
  return ageInMinutes >= youngest && (before < youngest || doublings(ageInMinutes) > doublings(before))
}

import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { holdsMoney } from './payment-session'

const minute = 60_000
/** A shopper is still paying before that: a challenge takes ten minutes. */
const youngest = 10
/** In minutes. Older payments were given up by their provider, or found before. */
const oldest = 7 * 24 * 60

/** Sessions that are read at once. */
const page = 500

interface Listed {
  readonly id: string
  readonly provider_id: string
  readonly status: string
  readonly created_at: Date | string
  readonly payment_collection_id: string
}

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
  const created = { $gte: before(oldest), $lte: before(youngest) }
  const unsettled: UnsettledSession[] = []
  for (let skip = 0, isLast = false; !isLast; skip += page) {
    const sessions = await listSessions(container, created, skip)
    isLast = sessions.length < page
    const asked = sessions.filter(
      (session) =>
        holdsMoney(session.provider_id) &&
        (session.status === 'authorized' || isDue(ageOf(session, now), every)),
    )
    const ordered = await orderedCollections(
      container,
      asked.map(({ payment_collection_id: id }) => id),
    )
    for (const session of asked)
      if (!ordered.has(session.payment_collection_id))
        unsettled.push({ id: session.id, ageInMinutes: ageOf(session, now) })
  }
  return unsettled
}

const ageOf = ({ created_at: created }: Listed, now: Date): number =>
  (now.getTime() - new Date(created).getTime()) / minute

async function listSessions(
  container: MedusaContainer,
  created: { readonly $gte: Date; readonly $lte: Date },
  skip: number,
): Promise<readonly Listed[]> {
  const wanted = { created_at: created, status: { $ne: 'canceled' } } as object
  const sessions = await container.resolve(Modules.PAYMENT).listPaymentSessions(wanted, {
    select: ['id', 'provider_id', 'status', 'created_at', 'payment_collection_id'],
    order: { id: 'ASC' },
    take: page,
    skip,
  })
  return sessions
}

/** Those of the collections from which an order is paid. */
async function orderedCollections(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order_payment_collection',
    fields: ['payment_collection_id'],
    filters: { payment_collection_id: [...ids] },
  })
  return new Set(data.map(({ payment_collection_id: id }) => id))
}

/** Whether an age of 10, 20, 40, … minutes was reached since the last run. */
export function isDue(ageInMinutes: number, every: number): boolean {
  const doublings = (age: number): number => Math.floor(Math.log2(age / youngest))
  const before = ageInMinutes - every
  return ageInMinutes >= youngest && (before < youngest || doublings(ageInMinutes) > doublings(before))
}

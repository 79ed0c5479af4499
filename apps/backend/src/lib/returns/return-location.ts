import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

interface Parcel {
  readonly location_id?: string | null
  readonly canceled_at?: unknown
  readonly items?: readonly ({ readonly line_item_id?: string | null } | null)[] | null
}

/**
 * Where the pieces of a return go: the stock location that sent them, which has a stock level for each of them. With several, the one
 * that sent the most of these lines. Undefined while nothing was sent.
 */
export function locationOfParcels(
  parcels: readonly (Parcel | null)[],
  lineIds: readonly string[],
): string | undefined {
  const sent = new Map<string, number>()
  for (const parcel of parcels) {
    if (parcel?.location_id == null || parcel.canceled_at != null) continue
    const lines = (parcel.items ?? []).filter((item) => lineIds.includes(item?.line_item_id ?? ''))
    sent.set(parcel.location_id, (sent.get(parcel.location_id) ?? 0) + lines.length)
  }
  return [...sent].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** The location that the pieces of a return were sent from, or the store's own. */
export async function returnLocation(
  container: MedusaContainer,
  orderId: string,
  lineIds: readonly string[],
): Promise<string | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: orders } = await query.graph({
    entity: 'order',
    fields: ['fulfillments.location_id', 'fulfillments.canceled_at', 'fulfillments.items.line_item_id'],
    filters: { id: orderId },
  })
  const found = locationOfParcels(orders[0]?.fulfillments ?? [], lineIds)
  if (found !== undefined) return found
  const { data: stores } = await query.graph({ entity: 'store', fields: ['default_location_id'] })
  return stores[0]?.default_location_id ?? undefined
}

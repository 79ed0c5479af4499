import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { Shipment, Tracking } from '../email/emails/shipped'
import { itemsOf, type LetterOrder, type OrderLine } from './letter-order'

/** What a letter reads of an order besides `orderEmailFields`. */
export const parcelFields = [
  'items.variant.inventory_items.inventory_item_id',
  'items.variant.inventory_items.required_quantity',
  'fulfillments.id',
  'fulfillments.shipped_at',
  'fulfillments.canceled_at',
  'fulfillments.labels.tracking_number',
  'fulfillments.labels.tracking_url',
  'fulfillments.items.line_item_id',
  'fulfillments.items.inventory_item_id',
  'fulfillments.items.quantity',
]

interface Parcel {
  readonly id: string
  readonly shipped_at?: Date | string | null
  readonly canceled_at?: Date | string | null
  readonly labels?: readonly (Label | null)[] | null
  readonly items?: readonly (ParcelItem | null)[] | null
}

interface Label {
  readonly tracking_number?: string | null
  readonly tracking_url?: string | null
}

interface ParcelItem {
  readonly line_item_id?: string | null
  readonly inventory_item_id?: string | null
  readonly quantity?: unknown
}

/** The order of a parcel; undefined for one that brings a return. */
export async function orderOfParcel(container: MedusaContainer, id: string): Promise<string | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'fulfillment',
    fields: ['id', 'order.id'],
    filters: { id },
  })
  const [parcel] = data as unknown as readonly (
    | { readonly order?: { readonly id: string } | null }
    | undefined
  )[]
  return parcel?.order?.id
}

/** What is in a parcel of the order, its tracking numbers and those of parcels before it, and what is still to come. */
export function shipmentOf(letter: LetterOrder, parcelId: string): Shipment {
  const parcels = ((letter.order as { fulfillments?: readonly (Parcel | null)[] | null }).fulfillments ?? [])
    .filter((one) => one !== null)
    .filter(({ canceled_at: canceled }) => canceled == null)
  const parcel = parcels.find(({ id }) => id === parcelId)
  const others = parcels.filter(({ id, shipped_at: shipped }) => id !== parcelId && shipped != null)
  return {
    items: itemsOf(letter, piecesOf(letter.order.items, parcel)),
    tracking: trackingOf(parcel),
    stillToCome: itemsOf(
      letter,
      letter.order.items.map((line) => [line.id, unsent(line)] as const),
    ),
    earlier: others.flatMap(trackingOf),
  }
}

const trackingOf = (parcel: Parcel | undefined): readonly Tracking[] =>
  (parcel?.labels ?? []).flatMap((label) =>
    label?.tracking_number ? [{ number: label.tracking_number, url: label.tracking_url }] : [],
  )

/** In pieces of the line: a kit has an entry for each of its parts, in pieces of the part. */
function piecesOf(lines: readonly OrderLine[], parcel: Parcel | undefined): (readonly [string, number])[] {
  const pieces = new Map<string, number>()
  for (const item of parcel?.items ?? []) {
    const id = item?.line_item_id
    if (item == null || id == null || pieces.has(id)) continue
    const parts = lines.find((line) => line.id === id)?.variant?.inventory_items ?? []
    const part = parts.find((one) => one?.inventory_item_id === item.inventory_item_id)
    pieces.set(id, Number(item.quantity) / (part?.required_quantity ?? 1))
  }
  return [...pieces]
}

export function unsent({ detail, requires_shipping: isSent = true }: OrderLine): number {
  if (!isSent) return 0
  const count = (name: string) => Number(detail?.[name] ?? 0)
  return count('quantity') - Math.max(count('shipped_quantity'), count('delivered_quantity'))
}

import type { OrderLine } from './letter-order'
import { unsent } from './parcel'

type Moment = string | Date

/** What says when an order has arrived, and what of it the buyer has kept. */
export interface ArrivedOrder {
  readonly status?: string
  readonly items: readonly (OrderLine & {
    readonly product_id?: string | null
    readonly is_giftcard?: boolean
  })[]
  readonly fulfillments?:
    | readonly ({ readonly canceled_at?: Moment | null; readonly delivered_at?: Moment | null } | null)[]
    | null
}

/** When the last of its parcels was delivered; undefined while something is on its way, and for an order that is canceled. */
export function wholeArrivalOf({ status, items, fulfillments }: ArrivedOrder): Date | undefined {
  const parcels = (fulfillments ?? []).filter((parcel) => parcel !== null && parcel.canceled_at == null)
  const arrivals = parcels.flatMap((parcel) =>
    parcel?.delivered_at == null ? [] : [new Date(parcel.delivered_at).getTime()],
  )
  const isWhole = arrivals.length === parcels.length && items.every((line) => unsent(line) <= 0)
  return status === 'canceled' || !isWhole || arrivals.length === 0
    ? undefined
    : new Date(Math.max(...arrivals))
}

/** The first line of each product that was delivered and is not sent back, by the product's id. A gift card is nothing to review. */
export function keptProducts({
  items,
}: ArrivedOrder): ReadonlyMap<string, ArrivedOrder['items'][number] & { readonly kept: number }> {
  const products = new Map<string, ArrivedOrder['items'][number] & { readonly kept: number }>()
  for (const line of items) {
    const count = (name: string) => Number(line.detail?.[name] ?? 0)
    const back = count('return_requested_quantity') + count('return_received_quantity')
    const kept = count('delivered_quantity') - back - count('return_dismissed_quantity')
    const id = line.product_id
    if (id != null && line.is_giftcard !== true && kept > 0 && !products.has(id))
      products.set(id, { ...line, kept })
  }
  return products
}

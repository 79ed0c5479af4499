import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { labelOf, wantedExchangeOf } from '../returns/return-record'
import {
  timelineFields,
  timelineOf,
  type OrderEvent,
  type Swap,
  type TimelineChange,
  type TimelineOrder,
  type TimelineReturn,
} from './timeline'

export interface ToldReturn {
  readonly id: string
  readonly status: 'requested' | 'received' | 'canceled'
  readonly items: readonly { readonly line_id: string; readonly quantity: number }[]
  /** The name of the file that the shopper sends it back with. */
  readonly label: string | null
  readonly exchange: 'wanted' | 'made' | null
}

export interface Timeline {
  readonly events: readonly OrderEvent[]
  readonly returns: readonly ToldReturn[]
}

interface StoredReturn extends TimelineReturn {
  readonly id: string
  readonly items?: readonly ({ readonly item_id?: string; readonly quantity: unknown } | null)[] | null
}

/** What happened to an order, and its returns. */
export async function readTimeline(container: MedusaContainer, id: string): Promise<Timeline | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const ofOrder = { order_id: id }
  const swap = ['id', 'created_at', 'canceled_at']
  const [orders, returns, exchanges, claims, changes] = await Promise.all([
    query.graph({ entity: 'order', fields: timelineFields, filters: { id } }),
    query.graph({
      entity: 'return',
      fields: [
        'id',
        'status',
        'created_at',
        'requested_at',
        'received_at',
        'canceled_at',
        'exchange_id',
        'claim_id',
        'metadata',
        'items.item_id',
        'items.quantity',
      ],
      filters: ofOrder,
    }),
    query.graph({ entity: 'order_exchange', fields: [...swap, 'return.status'], filters: ofOrder }),
    query.graph({ entity: 'order_claim', fields: swap, filters: ofOrder }),
    container.resolve(Modules.ORDER).listOrderChanges(ofOrder, { relations: ['actions'] }),
  ])
  const [order] = orders.data as unknown as readonly (TimelineOrder | undefined)[]
  if (order === undefined) return undefined
  const sent = returns.data as unknown as readonly StoredReturn[]
  const written = changes as unknown as readonly (TimelineChange & {
    readonly exchange_id?: string | null
    readonly claim_id?: string | null
  })[]
  // An exchange or a claim that the merchant has not confirmed is not told.
  const confirmed = (name: 'exchange_id' | 'claim_id') =>
    new Set(written.flatMap((change) => (change.status === 'confirmed' ? (change[name] ?? []) : [])))
  const told = (swaps: readonly unknown[], ids: ReadonlySet<string>) =>
    (swaps as readonly (Swap & { readonly id: string })[]).filter((one) => ids.has(one.id))
  return {
    events: timelineOf({
      order,
      returns: sent,
      exchanges: told(exchanges.data, confirmed('exchange_id')),
      claims: told(claims.data, confirmed('claim_id')),
      changes: written,
    }),
    returns: sent.flatMap(toldReturn),
  }
}

function toldReturn({
  id,
  status,
  canceled_at: canceled,
  metadata,
  exchange_id: exchange,
  items,
}: StoredReturn) {
  // One that was made into an exchange is told by the return of that.
  if (status === 'open' || metadata?.['exchange_id'] !== undefined) return []
  const state = status === 'received' ? 'received' : canceled == null ? 'requested' : 'canceled'
  const told: ToldReturn = {
    id,
    status: state,
    items: (items ?? []).flatMap((item) =>
      item?.item_id === undefined ? [] : [{ line_id: item.item_id, quantity: Number(item.quantity) }],
    ),
    label: labelOf(metadata)?.name ?? null,
    exchange: exchange != null ? 'made' : wantedExchangeOf(metadata).length > 0 ? 'wanted' : null,
  }
  return [told]
}

import type { CallOptions } from '../catalogue/catalogue-client.ts'
import type { Order, OrderHistory, OrderStatus } from '../ports/order-history.ts'
import type { PortCall } from '../ports/call.ts'
import { field, number } from '../reading/read.ts'
import { ordersFromWire } from './order-from-wire.ts'

/** What the order history asks of the commerce client; a `CommerceClient` fits. */
export interface OrderClient {
  readonly store: {
    readonly order: { list(query: object, headers: undefined, options: CallOptions): Promise<unknown> }
  }
}

export interface OrderHistoryOptions {
  readonly client: OrderClient
  /** What relative picture addresses are relative to. */
  readonly backendUrl: string
  /** What the account page shows instead of the latest orders, where they are not to be asked for. */
  readonly recent?: ((options?: PortCall) => Promise<readonly Order[]>) | undefined
}

const orderFields = [
  'id,display_id,status,created_at,total,currency_code,fulfillment_status',
  'fulfillments.id,fulfillments.labels.tracking_number,fulfillments.labels.tracking_url',
  'items.id,items.title,items.quantity,items.unit_price,items.thumbnail,items.variant_title,items.product_handle',
].join(',')

const fewRecent = 5

/** The signed-in customer's orders: `GET /store/orders`. Rejects with the client's `CommerceError`. */
export function createOrderHistory({ client, backendUrl, recent }: OrderHistoryOptions): OrderHistory {
  const list: OrderHistory['list'] = async ({ offset, limit }, { signal } = {}) => {
    const query = { fields: orderFields, order: '-created_at', limit, offset }
    const answer = await client.store.order.list(query, undefined, { signal, retry: false })
    const orders = ordersFromWire(field(answer, 'orders'), backendUrl)
    return { orders, total: number(field(answer, 'count')) ?? offset + orders.length }
  }
  return {
    list,
    recent: recent ?? (async (options) => (await list({ offset: 0, limit: fewRecent }, options)).orders),
  }
}

/** The tabs over the history, in the order they stand. */
export const orderTabs = ['all', 'processing', 'shipped', 'delivered', 'cancelled'] as const

export type OrderTab = (typeof orderTabs)[number]

export function ordersIn(tab: OrderTab, orders: readonly Order[]): readonly Order[] {
  return tab === 'all' ? orders : orders.filter(({ status }: { status: OrderStatus }) => status.kind === tab)
}

import type { CallOptions } from '../catalogue/catalogue-client.ts'
import type { Order, OrderFilter, OrderHistory, OrderPage, OrderStatus } from '../ports/order-history.ts'
import type { PortOptions } from '../ports/port-options.ts'
import { field, number } from '../parse/read.ts'
import { sumFields } from '../orders/order-sums.ts'
import { ordersFromWire, type Numbering } from './order-from-wire.ts'

/** What the order history needs of the commerce client; a `CommerceClient` fits. */
export interface OrderClient {
  readonly store: {
    readonly order: { list(query: object, headers: undefined, options: CallOptions): Promise<unknown> }
  }
}

export interface OrderHistoryOptions {
  readonly client: OrderClient
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** Replaces the latest orders on the account page. */
  readonly recent?: ((options?: PortOptions) => Promise<readonly Order[]>) | undefined
  /** How order numbers are displayed; the bare number by default. */
  readonly numbering?: Numbering | undefined
}

const orderFields = [
  `id,display_id,created_at,fulfillment_status,${sumFields}`,
  'fulfillments.id,fulfillments.packed_at,fulfillments.delivered_at,fulfillments.canceled_at',
  'fulfillments.labels.tracking_number,fulfillments.labels.tracking_url',
].join(',')

const fewRecent = 5

/** The backend filters by these statuses only; the rest is checked here: how far it is, and what an archived one was. */
const statuses: Readonly<Record<OrderFilter, readonly string[]>> = {
  processing: ['pending'],
  shipped: ['pending'],
  delivered: ['pending', 'completed', 'archived'],
  canceled: ['canceled', 'archived'],
}

/** The size of one page, and the most orders that are read to find those of one status. */
const pageSize = 100
const mostRead = 1_000

/** The signed-in customer's orders: `GET /store/orders`. Rejects with the client's `CommerceError`. */
export function createOrderHistory(options: OrderHistoryOptions): OrderHistory {
  const { client, backendUrl, recent, numbering } = options

  async function readOrders(
    query: object,
    { offset, limit }: Range,
    signal: PortOptions['signal'],
  ): Promise<OrderPage> {
    const whole = { fields: orderFields, order: '-created_at', limit, offset, ...query }
    const answer = await client.store.order.list(whole, undefined, { signal, retry: false })
    const orders = ordersFromWire(field(answer, 'orders'), backendUrl, numbering)
    return { orders, total: number(field(answer, 'count')) ?? offset + orders.length }
  }

  async function ofStatus(status: OrderFilter, signal: PortOptions['signal']): Promise<readonly Order[]> {
    const found = new Map<string, Order>()
    for (let offset = 0; offset < mostRead; offset += pageSize) {
      const query = { status: statuses[status] }
      const { orders, total } = await readOrders(query, { offset, limit: pageSize }, signal)
      for (const order of ordersIn(status, orders)) found.set(order.id, order)
      if (orders.length === 0 || offset + pageSize >= total) break
    }
    return [...found.values()]
  }

  return {
    async list({ status, offset, limit }, { signal } = {}) {
      if (status === undefined) return readOrders({}, { offset, limit }, signal)
      const orders = await ofStatus(status, signal)
      return { orders: orders.slice(offset, offset + limit), total: orders.length }
    },
    recent:
      recent ??
      (async ({ signal } = {}) => (await readOrders({}, { offset: 0, limit: fewRecent }, signal)).orders),
  }
}

interface Range {
  readonly offset: number
  readonly limit: number
}

/** The tabs of the order history, in display order. */
export const orderTabs = ['all', 'processing', 'shipped', 'delivered', 'canceled'] as const

export type OrderTab = (typeof orderTabs)[number]

export function ordersIn(tab: OrderTab, orders: readonly Order[]): readonly Order[] {
  return tab === 'all' ? orders : orders.filter(({ status }) => tabOf(status) === tab)
}

const tabOf = ({ kind }: OrderStatus): OrderTab =>
  kind === 'partly-shipped' || kind === 'partly-delivered' ? 'shipped' : kind === 'other' ? 'all' : kind

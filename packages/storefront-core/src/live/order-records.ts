import { noRetry } from '../catalogue/catalogue-client.ts'
import {
  exchangeChoicesFromWire,
  orderDocumentFromWire,
  timelineFromWire,
} from '../orders/order-records-from-wire.ts'
import { collect, field } from '../parse/read.ts'
import type { OrderRecords, OrderRef } from '../ports/order-records.ts'
import type { PortOptions } from '../ports/port-options.ts'
import type { LiveClient } from './live-client.ts'
import { orderAccess } from './order-access.ts'

/** The backend's own routes below `/store/orders/{id}`. */
export function createLiveOrderRecords({ client }: Pick<LiveClient, 'client'>): OrderRecords {
  const read = async (order: OrderRef, part: string, { signal }: PortOptions = {}): Promise<unknown> =>
    client.fetch(`/store/orders/${encodeURIComponent(order.id)}/${part}`, {
      ...noRetry,
      headers: { ...orderAccess(order.access) },
      signal,
    })
  const file = async (
    order: OrderRef,
    part: string,
    query: Readonly<Record<string, string>>,
    { signal }: PortOptions = {},
  ): Promise<ArrayBuffer> => {
    const answer = await client.fetch<{ arrayBuffer(): Promise<ArrayBuffer> }>(
      `/store/orders/${encodeURIComponent(order.id)}/${part}`,
      { ...noRetry, headers: { ...orderAccess(order.access), accept: 'application/pdf' }, query, signal },
    )
    return await answer.arrayBuffer()
  }
  return {
    documents: async (order, options) =>
      collect(field(await read(order, 'invoice', options), 'documents'), orderDocumentFromWire),
    pdf: async (order, document, options) => file(order, 'invoice.pdf', { document }, options),
    timeline: async (order, currency, options) =>
      timelineFromWire(await read(order, 'timeline', options), currency),
    label: async (order, id, options) => file(order, `returns/${encodeURIComponent(id)}/label`, {}, options),
    exchangeChoices: async (order, options) =>
      exchangeChoicesFromWire(await read(order, 'exchange-choices', options)),
  }
}

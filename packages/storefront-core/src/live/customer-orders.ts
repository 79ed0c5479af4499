import { noRetry } from '../catalogue/catalogue-client.ts'
import { orderDetailsFields, orderDetailsFromWire } from '../orders/order-details-from-wire.ts'
import { plainOrderNumbers } from '../orders/order-number.ts'
import type { OwnOrders } from '../ports/after-sales.ts'
import { field, list } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'

/**
 * Reads the list and not the single order, which Medusa shows to anyone with its id: `GET /store/orders?id=`.
 */
export function createLiveOwnOrders(
  { store }: LiveClient,
  backendUrl: string,
  numbers = plainOrderNumbers,
): OwnOrders {
  return {
    async find(id, { signal } = {}) {
      const query = { id, fields: orderDetailsFields, limit: 1 }
      const answer = await store.order.list(query, undefined, { ...noRetry, signal })
      return orderDetailsFromWire(list(field(answer, 'orders'))[0], backendUrl, numbers.format)
    },
  }
}

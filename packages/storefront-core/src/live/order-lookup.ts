import { noRetry } from '../catalogue/catalogue-client.ts'
import { orderDetailsFields, orderDetailsFromWire } from '../orders/order-details-from-wire.ts'
import { plainOrderNumbers } from '../orders/order-number.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { OrderLookup } from '../ports/after-sales.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, text } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'
import { orderAccess } from './order-access.ts'

/**
 * Finds an order by number and email address: `POST /store/orders/lookup`; or by the link in its email: `GET
 * /store/orders/{id}`.
 */
export function createLiveOrderLookup(
  { client, store }: Pick<LiveClient, 'client' | 'store'>,
  backendUrl: string,
  numbers = plainOrderNumbers,
): OrderLookup {
  return {
    async find(displayId, email, { signal } = {}) {
      const body = { display_id: displayId, email: email.trim() }
      try {
        const init = { ...noRetry, method: 'POST', body, signal }
        const answer = await client.fetch('/store/orders/lookup', init)
        const order = orderDetailsFromWire(field(answer, 'order'), backendUrl, numbers.format)
        if (order === undefined) return { kind: 'none' }
        return {
          kind: 'found',
          order: { ...order, ...omitUndefined({ access: text(field(answer, 'order_access')) }) },
        }
      } catch (error) {
        const { kind, status, retryAfter } = failureFrom(error)
        if (kind === 'missing') return { kind: 'none' }
        if (status === 429) return { kind: 'too-often', ...omitUndefined({ seconds: secondsOf(retryAfter) }) }
        throw error
      }
    },
    async open(id, access, { signal } = {}) {
      try {
        const query = { fields: orderDetailsFields }
        const answer = await store.order.retrieve(id, query, orderAccess(access), { ...noRetry, signal })
        const order = orderDetailsFromWire(field(answer, 'order'), backendUrl, numbers.format)
        return order && { ...order, access }
      } catch (error) {
        if (failureFrom(error).kind === 'missing') return undefined
        throw error
      }
    },
  }
}

function secondsOf(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : Math.ceil(milliseconds / 1_000)
}

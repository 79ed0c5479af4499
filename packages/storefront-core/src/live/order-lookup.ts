import { orderDetailsFromWire } from '../orders/order-details-from-wire.ts'
import { orderNumberOf } from '../orders/order-number.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { OrderLookup } from '../ports/after-sales.ts'
import { given } from '../reading/given.ts'
import { field } from '../reading/read.ts'
import { once, type LiveClient } from './live-client.ts'

/** An order by its number and e-mail address: `POST /store/orders/lookup`. */
export function createLiveOrderLookup(
  { client }: Pick<LiveClient, 'client'>,
  backendUrl: string,
): OrderLookup {
  return {
    async find(displayId, email, { signal } = {}) {
      const body = { display_id: displayId, email: email.trim() }
      try {
        const init = { ...once, method: 'POST', body, signal }
        const answer = await client.fetch('/store/orders/lookup', init)
        const order = orderDetailsFromWire(field(answer, 'order'), backendUrl, orderNumberOf)
        return order === undefined ? { kind: 'none' } : { kind: 'found', order }
      } catch (error) {
        const { kind, status, retryAfter } = failureFrom(error)
        if (kind === 'missing') return { kind: 'none' }
        if (status === 429) return { kind: 'too-often', ...given({ seconds: secondsOf(retryAfter) }) }
        throw error
      }
    },
  }
}

function secondsOf(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : Math.ceil(milliseconds / 1_000)
}

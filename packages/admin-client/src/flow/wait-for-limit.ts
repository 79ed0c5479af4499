import { isCommerceError, type Client, type Clock, type FetchArgs } from '@umber/commerce-client'
import { pause, systemClock } from './wait.ts'

/** The longest wait for one attempt, in milliseconds. A server that asks for more is not waited for. */
const longest = 120_000

/**
 * Repeats a request that a server refused because there were too many (429), also a write: it was not carried out. Waits
 * as long as the server asks for, otherwise a second, two, four. Bulk work is more patient than the client itself, which tries
 * four times and waits 30 seconds at most, so the client leaves these refusals to this: ten attempts, and not forty.
 */
export function waitForLimit(client: Client, clock: Clock = systemClock): void {
  const send = client.fetch.bind(client)
  client.fetch = async <T>(input: string | URL, init?: FetchArgs): Promise<T> => {
    const own = init?.retry
    if (own === false) return send<T>(input, init)
    const isRead = /^(?:get|head)$/i.test(init?.method ?? 'GET')
    const asked = { ...init, retry: isRead ? { ...(own as object), afterLimit: false } : (own ?? false) }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send<T>(input, asked)
      } catch (error) {
        if (!isCommerceError(error) || error.status !== 429 || attempt === 10) throw error
        const delay = error.retryAfter ?? 1000 * 2 ** Math.min(attempt - 1, 5)
        if (delay > longest) throw error
        await pause(delay, init?.signal ?? undefined, clock)
      }
    }
  }
}

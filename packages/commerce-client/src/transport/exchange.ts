import { isCommerceError } from '../errors/commerce-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import type { Clock } from './clock.ts'
import { about, title, type Outgoing, type Send } from './outgoing.ts'
import { readJson, readRefusal } from './read-answer.ts'

export interface ExchangeOptions {
  /** Asked for at each call, so that a fetch replaced later (a polyfill, a test's) is the one used. */
  readonly fetch: () => typeof fetch
  /** The largest JSON answer that is read, in bytes. */
  readonly maxBytes: number
  readonly clock: Clock
}

/** The innermost layer and the only place that calls `fetch`: one request out, one answer read. */
export const exchange =
  ({ fetch, maxBytes, clock }: ExchangeOptions): Send =>
  async (request, signal = null) => {
    let response: Response | undefined
    try {
      response = await fetch()(request.url, { ...request.init, signal })
      if (!response.ok) throw await readRefusal(response, request, clock.now())
      return request.wantsJson ? await readJson(response, request, maxBytes) : response
    } catch (error) {
      if (isCommerceError(error) || signal?.aborted) throw error
      throw networkError(request, response, error)
    }
  }

function networkError(request: Outgoing, response: Response | undefined, cause: unknown): NetworkError {
  const what = response ? 'lost its connection' : 'did not reach the server'
  return new NetworkError(`${title(request)} ${what}`, { ...about(request), status: response?.status, cause })
}

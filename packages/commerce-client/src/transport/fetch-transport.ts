import type { Config } from '../config.ts'
import { isCommerceError } from '../errors/commerce-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import type { Clock } from './clock.ts'
import { isFromHook } from './from-hook.ts'
import { about, title, type Send } from './request.ts'
import { readJson, readRefusal } from './response.ts'

export interface ExchangeOptions {
  /** By default the platform's, looked up at each call, so that a later replacement (a polyfill, a test's) is used. */
  readonly fetch: typeof fetch | undefined
  /** The largest JSON answer that is read, in bytes. */
  readonly maxBytes: number
  readonly errorDetails: Config['errorDetails']
  readonly clock: Clock
}

/** The innermost layer and the only place that calls `fetch`: one request, one answer. */
export const exchange =
  ({ fetch, maxBytes, errorDetails, clock }: ExchangeOptions): Send =>
  async (request, signal = null) => {
    const { method, headers, body, credentials, options } = request
    // Mostly there are no further options. Spreading a non-empty record costs more time than the rest of this layer.
    const init: RequestInit = { ...options, method, headers, body, signal }
    if (credentials) init.credentials ??= credentials
    let response: Response | undefined
    let answer: unknown
    try {
      response = await (fetch ?? globalThis.fetch)(request.url, init)
      if (!response.ok) throw await readRefusal(response, request, clock.now(), errorDetails)
      answer = request.wantsJson ? await readJson(response, request, maxBytes) : response
    } catch (error) {
      if (isCommerceError(error) || isFromHook(error) || signal?.aborted) throw error
      const { code, message } = firstCause(error)
      // A server that redirects in a circle does so the next time too, and a port that `fetch` blocks stays blocked.
      const [lasting = ''] = /redirect( count exceeded)?|bad port/.exec(String(message)) ?? []
      const reason = typeof code === 'string' ? code : lasting
      const what = response ? 'lost its connection' : `did not reach ${hostOf(request.url)} ${reason}`
      const details = { ...about(request), status: response?.status, retryable: !lasting, cause: error }
      throw new NetworkError(`${title(request)} ${what}`.trim(), details)
    }
    options.onResponse?.(response)
    return answer
  }

const hostOf = (url: string): string => /^\w+:\/\/[^/?#]*/.exec(url)?.[0] ?? 'the server'

/** The first cause, whose code is the platform's reason, such as `ECONNREFUSED`. Its message may quote what is secret. */
function firstCause(error: unknown): { readonly code?: unknown; readonly message?: unknown } {
  const { cause } = Object(error) as Error
  return cause ? firstCause(cause) : (Object(error) as object)
}

import type { AuthConfig } from '../auth/auth-config.ts'
import { putIdentity } from '../auth/identity.ts'
import type { Config, FetchArgs } from '../config.ts'
import { encodeBody, isPlatformBody } from './encode-body.ts'
import { putHeaders } from './headers.ts'
import type { Outgoing } from './request.ts'
import { retryPolicy } from './retry-policy.ts'
import { buildUrl, resolveBase } from './url.ts'

/** Turns a call into the request to send. Adds credentials only for the client's own server. */
export type Prepare = (input: string | URL, args: FetchArgs, locale: string, token: unknown) => Outgoing

export function preparer(config: Config): Prepare {
  // Resolved on first use: a client may be created where there is no page.
  let ownBase: string | undefined
  return (input, args, locale, token) => {
    const {
      method: givenMethod = 'GET',
      headers: given,
      query,
      body,
      signal,
      timeout,
      retry,
      baseUrl,
      ...options
    } = args
    const method = givenMethod.toUpperCase()
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && body !== undefined) throw new TypeError(`A ${method} request cannot have a body`)
    const headers: Record<string, string> = { accept: 'application/json' }
    if (!isRead && !isPlatformBody(body)) headers['content-type'] = 'application/json'
    if (!baseUrl) putIdentity(headers, config, locale, token)
    putHeaders(headers, given)
    const next = given?.['next']
    const base = baseUrl ? resolveBase(baseUrl) : (ownBase ??= resolveBase(config.baseUrl))
    return {
      url: buildUrl(base, input, query),
      method,
      headers,
      body: encodeBody(body, headers),
      credentials: cookiePolicy(baseUrl ? undefined : config.auth),
      options: typeof next === 'object' && next ? { next, ...options } : options,
      signal,
      timeout: Number(timeout ?? config.timeout ?? 30_000),
      retry: retryPolicy(isRead, config.retry, retry),
      wantsJson: /json/.test(headers['accept'] ?? ''),
    }
  }
}

/** Some edge runtimes throw when `credentials` is set at all. */
function cookiePolicy({ type, fetchCredentials = 'include' }: AuthConfig = {}):
  | RequestCredentials
  | undefined {
  if (typeof Request !== 'undefined' && !('credentials' in Request.prototype)) return undefined
  return type === 'session' ? fetchCredentials : 'omit'
}

import type { AuthConfig } from '../auth/auth-config.ts'
import type { Config, FetchArgs } from '../config.ts'
import { encodeBody, isPlatformBody } from './encode-body.ts'
import { layerHeaders, type ClientHeaders } from './headers.ts'
import type { Outgoing } from './outgoing.ts'
import { retryPolicy } from './retry-policy.ts'
import { buildUrl } from './url.ts'

const defaultTimeout = 30_000

/** Turns a call into the request that is sent; `identity` holds the headers that say who asks. */
export function prepare(
  config: Config,
  identity: readonly (ClientHeaders | undefined)[],
  input: string | URL,
  args: FetchArgs,
): Outgoing {
  const {
    method: givenMethod = 'GET',
    headers: given,
    query,
    body,
    signal,
    timeout,
    retry,
    baseUrl,
    ...init
  } = args
  const method = givenMethod.toUpperCase()
  const isRead = /^(?:GET|HEAD)$/.test(method)
  if (isRead && body !== undefined) throw new TypeError(`A ${method} request cannot have a body`)
  const sendsJson = !isRead && !isPlatformBody(body)
  const headers = layerHeaders(
    { accept: 'application/json', 'content-type': sendsJson ? 'application/json' : undefined },
    ...identity,
    given,
  )
  const url = buildUrl(baseUrl ?? config.baseUrl, input, query)
  const next = given?.['next']
  return {
    url,
    init: {
      ...credentials(baseUrl ? {} : config.auth),
      ...(typeof next === 'object' && next && { next }),
      ...init,
      method,
      headers,
      body: encodeBody(body, headers),
    },
    signal,
    timeout: Number(timeout ?? config.timeout ?? defaultTimeout),
    retry: retryPolicy(isRead, config.retry, retry),
    wantsJson: /json/.test(headers['accept'] ?? ''),
  }
}

/** Some edge runtimes throw when they are told about cookies at all. */
function credentials(auth: AuthConfig = {}): RequestInit {
  if (typeof Request !== 'undefined' && !('credentials' in Request.prototype)) return {}
  return { credentials: auth.type === 'session' ? (auth.fetchCredentials ?? 'include') : 'omit' }
}

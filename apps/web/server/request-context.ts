import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheOutcome } from './page-cache.ts'
import type { TraceContext } from './trace-context.ts'

/** What the server knows of the request that it works for. */
export interface RequestContext {
  readonly id: string
  /** The visitor's address, as far as the proxies can be trusted. */
  readonly address: string | undefined
  /** The trace that the proxy in front has begun. */
  readonly trace: TraceContext
  /** How the request was answered by the page cache; `none` when it was not asked. */
  cache: CacheOutcome | 'none'
}

/** Names a request from the edge to the backend's log. */
export const requestIdHeader = 'X-Request-Id'

const contexts = new AsyncLocalStorage<RequestContext>()

/** The request that the caller works for; `undefined` in work that no request has begun. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore()

export const inRequest = (context: RequestContext, act: () => void): void => contexts.run(context, act)

/** Headers of requests to the backend that join them to the request that is answered, in its log and in its trace. */
export function joiningHeaders(): Readonly<Record<string, string>> {
  const request = currentRequest()
  return request === undefined ? {} : { [requestIdHeader]: request.id, ...request.trace }
}

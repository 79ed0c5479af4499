import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheOutcome } from '../cache/page-cache.ts'
import type { RequestSpan } from './request-span.ts'
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
  /** Undefined: the request is not traced. */
  span?: RequestSpan
}

/** Names a request from the edge to the backend's log. */
export const requestIdHeader = 'X-Request-Id'

const contexts = new AsyncLocalStorage<RequestContext>()

/** The request that the caller works for; `undefined` in work that no request has begun. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore()

export const inRequest = (context: RequestContext, act: () => void): void => contexts.run(context, act)

/** A request to the backend. */
export interface BackendCall {
  /** They join it to the request that is answered, in the backend's log and in its trace. */
  readonly headers: Readonly<Record<string, string>>
  /** Without a status there was no answer. */
  readonly end: (status?: number) => void
}

/** Begins a request to the backend for the request that is answered. `path` has no query. */
export function beginBackendCall(method: string, path: string): BackendCall {
  const request = currentRequest()
  if (request === undefined) return { headers: {}, end: () => {} }
  const span = request.span?.beginCall(method, path)
  return {
    headers: { [requestIdHeader]: request.id, ...(span?.trace ?? request.trace) },
    end: (status) => span?.end(status),
  }
}

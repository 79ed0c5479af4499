import type { CacheOutcome } from '../cache/page-cache.ts'
import type { TraceContext } from './trace-context.ts'

/** The span of a request that is answered. */
export interface RequestSpan {
  /** Begins the span of a request to the backend, below this one. `path` has no query. */
  readonly beginCall: (method: string, path: string) => BackendSpan
  readonly end: (status: number, cache: CacheOutcome | 'none') => void
}

/** The span of a request to the backend. */
export interface BackendSpan {
  /** Puts the backend's spans below this one. */
  readonly trace: TraceContext
  /** Without a status there was no answer. */
  readonly end: (status?: number) => void
}

export interface BegunRequest {
  readonly id: string
  /** The trace that the proxy in front has begun. */
  readonly trace: TraceContext
  readonly method: string
  /** The pattern of the page. */
  readonly route: string
}

/** Sends the spans of requests to a collector. */
export interface Tracing {
  readonly begin: (request: BegunRequest) => RequestSpan
  /** Sends what is left, and resolves after three seconds at the latest. */
  readonly stop: () => Promise<void>
}

import type { SentHeaders } from './headers.ts'
import type { RetryOptions } from './retry-policy.ts'

/** One request, ready to be sent. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: SentHeaders
  readonly body: BodyInit | null
  /** Undefined where the platform does not accept the option. */
  readonly credentials: RequestCredentials | undefined
  /** Other options of the caller for `fetch`, including a framework's own keys. */
  readonly options: RequestInit
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined
  /** Milliseconds for one attempt, its body included; 0 for no limit. */
  readonly timeout: number
  readonly retry: RetryOptions | undefined
  /** Whether the answer is read as JSON; otherwise the caller gets the bare `Response`. */
  readonly wantsJson: boolean
}

/**
 * Sends a request and returns the result for the caller. Each layer of the transport wraps such a function. `signal` is
 * that of one attempt: the caller's signal and the time limit combined.
 */
export type Send = (request: Outgoing, signal?: AbortSignal | null) => Promise<unknown>

/** The parts of a request that are safe in errors and logs: the method, and the path without its query. */
export const about = ({ url, method }: Outgoing) => ({
  method,
  path: url.replace(/^\w+:\/\/[^/]*|\?.*/gs, ''),
})

/** The same as text, such as `GET /store/carts`. */
export const title = (request: Outgoing): string => Object.values(about(request)).join(' ')

import type { SentHeaders } from './headers.ts'
import type { RetryOptions } from './retry-policy.ts'

/** One request, ready to be sent. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: SentHeaders
  readonly body: BodyInit | null
  /** Undefined where the platform must not be told about cookies. */
  readonly credentials: RequestCredentials | undefined
  /** What else the caller tells `fetch`, a framework's own keys among it. */
  readonly options: RequestInit
  /** The caller's. */
  readonly signal: AbortSignal | undefined
  /** Milliseconds for one try, its body included; 0 for no limit. */
  readonly timeout: number
  readonly retry: RetryOptions | undefined
  /** Whether the answer is read as JSON; otherwise the caller gets the bare `Response`. */
  readonly wantsJson: boolean
}

/**
 * Sends a request and gives what the caller asked for; the layers of the transport wrap one another as such functions. The
 * signal is that of a try: the caller's and the time limit in one.
 */
export type Send = (request: Outgoing, signal?: AbortSignal | null) => Promise<unknown>

/** What of a request is safe to show in errors and logs: the method, and the path without its query. */
export const about = ({ url, method }: Outgoing) => ({
  method,
  path: url.replace(/^\w+:\/\/[^/]*|\?.*/gs, ''),
})

/** The same in one, such as `GET /store/carts`. */
export const title = (request: Outgoing): string => Object.values(about(request)).join(' ')

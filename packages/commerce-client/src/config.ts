import type { AuthConfig } from './auth/token-storage.ts'
import type { CommerceError } from './errors/commerce-error.ts'
import type { ErrorDetails } from './extras/error-details.ts'
import type { SelectParams } from './resources/query.ts'
import type { Clock } from './transport/clock.ts'

/** The configuration of a client. Takes js-sdk's options and some more. */
export interface Config {
  /** The server's address, such as `https://shop.example`; a path in it is kept. Empty or `/` means the page's own origin. */
  baseUrl: string
  /** The key that names the sales channel; every call to `/store` needs it. */
  publishableKey?: string | undefined
  /** A secret admin API key, sent as basic authorization. Refused in a browser, where anyone could read it. */
  apiKey?: string | undefined
  /** Allows `apiKey` in a browser, for tools that only trusted people can open. */
  allowApiKeyInBrowser?: boolean | undefined
  /** How a signed-in customer or user is authenticated, and where the token is kept. */
  auth?: AuthConfig | undefined
  /**
   * Headers for every request; those of a call override them. Each write has an `Idempotency-Key` of its own, which stays the
   * same when it is sent again; `{ 'idempotency-key': null }` leaves it out.
   */
  globalHeaders?: ClientHeaders | undefined
  /** Milliseconds for one attempt, its body included. Default 30000; 0 or false for no limit. */
  timeout?: number | false | undefined
  /**
   * How often reads are sent again after a network error, a timeout, 408, 429, 502, 503 or 504; false for never. Writes are
   * sent again after a 429 with `Retry-After` alone, which says that nothing was done.
   */
  retry?: RetryOptions | boolean | undefined
  /** The largest JSON answer that is read, in bytes. Default 20 MB. */
  maxBytes?: number | undefined
  /** Adds to the errors of refusals. The package's `errorDetails` adds the answer's body and headers. */
  errorDetails?: ErrorDetails | undefined
  /** Used instead of the platform's `fetch`. */
  fetch?: typeof fetch | undefined
  /** Logs each attempt and its outcome to `logger`, or to the console. */
  debug?: boolean | undefined
  /** Receives the lines of `debug`. */
  logger?: Logger | undefined
  /** For tests: replaces time. */
  clock?: Clock | undefined
  /** For tests: replaces the randomness of delays, a number from 0 to 1. */
  random?: (() => number) | undefined
}

/** The last argument of every method. Unknown keys go to `fetch` unchanged. */
export interface RequestOptions extends Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal'> {
  /** Aborts the request, its retries and waits. The call fails with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, its body included; 0 or false for no limit. Default: the client's. */
  timeout?: number | false | undefined
  /** Overrides the client's setting; the only way to retry a write after anything but a 429. */
  retry?: RetryOptions | boolean | undefined
  /** Called with the response of a successful request, after its body was read. `withResponse` uses it. */
  onResponse?: ((response: Response) => void) | undefined
  /** The name of the call for hooks. Default: its route, such as `GET /store/carts/:id`. */
  operation?: string | undefined
}

/** `RequestOptions` with a query, for methods where js-sdk takes none although the server does. */
export interface OptionsWithQuery extends RequestOptions {
  query?: SelectParams | undefined
}

/** The options of `client.fetch`. */
export interface FetchArgs extends RequestOptions {
  method?: string | undefined
  /** The address of another server. It is sent no credentials: no key, no token, no cookie, no global header. */
  baseUrl?: string | undefined
  headers?: ClientHeaders | undefined
  /** Serialized as `a[0]=1&b[c]=2`; null and undefined are left out. */
  query?: object | undefined
  /** Sent as JSON, unless it is form data, a blob, a buffer or another body type of the platform. */
  body?: unknown
}

/**
 * Headers of a call: text sets one, `null` removes a default one, undefined does nothing. A `next` object, which
 * Next.js users pass here by js-sdk's documentation, becomes a fetch option.
 */
export interface ClientHeaders {
  [name: string]: string | null | undefined | { readonly tags: readonly string[] }
}

/** How often and with which delays a request is retried. */
export interface RetryOptions {
  /** How many times a request is sent at most, the first one included. Default 4. */
  attempts?: number | undefined
  /** The wait before the second attempt, in milliseconds; doubled for each further one. Default 1000. */
  delay?: number | undefined
  /** Further errors to retry, such as `isConflict`. */
  when?: ((error: CommerceError) => boolean) | undefined
  /** The longest wait, in milliseconds. When `Retry-After` asks for more, the request is not retried. Default 30000. */
  maxDelay?: number | undefined
  /** Whether a request is sent again after it was refused because there were too many (429). Default true. */
  afterLimit?: boolean | undefined
}

/** A logger of the client's requests. Receives no token, key, query or body. */
export interface Logger {
  debug: (...messages: string[]) => void
}

import type { AuthConfig } from './auth/auth-config.ts'
import type { Clock } from './transport/clock.ts'
import type { ClientHeaders } from './transport/headers.ts'
import type { RetryOptions } from './transport/retry-policy.ts'
import type { Logger } from './transport/with-log.ts'
import type { SelectParams } from './wire/query.ts'

/** What a client is made with. Takes js-sdk's options and some more. */
export interface Config {
  /** The server's address, such as `https://shop.example`; a path in it is kept. Empty or `/` means the page's own origin. */
  readonly baseUrl: string
  /** The key that names the sales channel; every call to `/store` needs it. */
  readonly publishableKey?: string | undefined
  /** A secret admin API key, sent as basic authorization. Refused in a browser, where anyone could read it. */
  readonly apiKey?: string | undefined
  /** Sends `apiKey` from a browser nevertheless, for tools that only trusted people can open. */
  readonly allowApiKeyInBrowser?: boolean | undefined
  readonly auth?: AuthConfig | undefined
  /** Headers for every request; those of a call win over them. */
  readonly globalHeaders?: ClientHeaders | undefined
  /** Milliseconds for one try of a request, its body included. Default 30000; 0 or false for no limit. */
  readonly timeout?: number | false | undefined
  /** How often reads are sent again after a network error, a timeout, 408, 429, 502, 503 or 504; false for never. */
  readonly retry?: RetryOptions | boolean | undefined
  /** The largest JSON answer that is read, in bytes. Default 20 MB. */
  readonly maxBytes?: number | undefined
  /** Used instead of the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** Tells `logger`, or the console, of each try and its outcome. */
  readonly debug?: boolean | undefined
  readonly logger?: Logger | undefined
  /** For tests: time and chance. */
  readonly clock?: Clock | undefined
  readonly random?: (() => number) | undefined
}

/** What every method takes as its last argument; keys that are not named here go to `fetch` as they are. */
export interface RequestOptions extends Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal'> {
  /** Ends the request, its retries and waits. Its reason is what the call fails with. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one try, its body included; 0 or false for no limit. Default: the client's. */
  readonly timeout?: number | false | undefined
  /** Overrides the client's setting; the only way to have a write sent again. */
  readonly retry?: RetryOptions | boolean | undefined
}

/** The same where js-sdk's method takes no query, but the server does. */
export interface OptionsWithQuery extends RequestOptions {
  readonly query?: SelectParams | undefined
}

/** What `client.fetch` takes beside the path. */
export interface FetchArgs extends RequestOptions {
  readonly method?: string | undefined
  /** Another server's address. Nothing that says who asks goes there: no key, no token, no cookie, no global header. */
  readonly baseUrl?: string | undefined
  readonly headers?: ClientHeaders | undefined
  /** Spelt as `a[0]=1&b[c]=2`; null and undefined are left out. */
  readonly query?: object | undefined
  /** Sent as JSON, unless it is form data, a blob, a buffer or another thing that the platform can send. */
  readonly body?: unknown
}

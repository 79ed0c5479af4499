import type { AuthConfig } from '../auth/token-storage.ts'
import type { ClientHeaders, Config, FetchArgs, RequestOptions, RetryOptions } from '../config.ts'
import { buildUrl, resolveBase } from './url.ts'

/** The header that carries the publishable key. */
export const PUBLISHABLE_KEY_HEADER = 'x-publishable-api-key'

/** One request, ready to be sent. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: SentHeaders
  readonly body: BodyInit | null
  /** The admin API key as it was given: the header holds it encoded. */
  readonly apiKey: string | undefined
  /** Undefined where the platform does not accept the option. */
  readonly credentials: RequestCredentials | undefined
  /** Other options of the caller for `fetch`, including a framework's own keys. */
  readonly options: RequestInit & Pick<RequestOptions, 'onResponse' | 'operation'>
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined
  /** Milliseconds for one attempt, its body included; 0 for no limit. */
  readonly timeout: number
  readonly retry: RetryPolicy | undefined
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
export function title(request: Outgoing): string {
  const { method, path } = about(request)
  return `${method} ${path}`
}

export type Prepare = (input: string | URL, args: FetchArgs, locale: string, token: unknown) => Outgoing

/** Turns calls into requests to send. Adds credentials only for the client's own server. */
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
    if (!isRead && !baseUrl) headers['idempotency-key'] = newKey(config.random ?? Math.random)
    if (!baseUrl) putIdentity(headers, config, locale, token)
    putHeaders(headers, given)
    const next = given?.['next']
    // Without it no platform sends a stream.
    if (body !== undefined && isStream(body)) Object.assign(options, { duplex: 'half', ...options })
    const base = baseUrl ? resolveBase(baseUrl) : (ownBase ??= resolveBase(config.baseUrl))
    return {
      url: buildUrl(base, input, query),
      method,
      headers,
      body: encodeBody(body, headers),
      apiKey: config.apiKey,
      credentials: cookiePolicy(baseUrl ? undefined : config.auth),
      options: typeof next === 'object' && next ? { next, ...options } : options,
      signal,
      timeout: limitOf(timeout, config.timeout),
      // A stream can be read once.
      retry: retryPolicy(isRead, config.retry, retry ?? (isStream(body) ? false : undefined)),
      wantsJson: headers['accept']?.includes('json') ?? false,
    }
  }
}

/**
 * Names one write. It stays the same when the write is sent again, by `retry` or by a browser whose connection ended: a
 * server that remembers it carries the write out once.
 */
const newKey = (random: () => number): string =>
  // Three times some fifty bits.
  [random(), random(), random()].map((part) => part.toString(36).slice(2)).join('')

/** The time limit of an attempt, in milliseconds; 0 for none. */
export const limitOf = (own: number | false | undefined, general: number | false | undefined): number =>
  Number(own ?? general ?? 30_000)

/** Some edge runtimes throw when `credentials` is set at all. */
function cookiePolicy({ type, fetchCredentials = 'include' }: AuthConfig = {}):
  | RequestCredentials
  | undefined {
  if (typeof Request !== 'undefined' && !('credentials' in Request.prototype)) return undefined
  return type === 'session' ? fetchCredentials : 'omit'
}

/** How a request is retried. */
export interface RetryPolicy extends RetryOptions {
  /** Only after an answer which says that the request was not carried out, and when it will be. */
  readonly onlyPostponed?: boolean
}

/**
 * Reads follow the client's settings. A write is retried after a 429 that says when to come back: nothing was done. After
 * other failures it is retried when the call itself asks for it: only the caller knows whether repeating it does harm.
 */
export function retryPolicy(
  isRead: boolean,
  client: RetryOptions | boolean | undefined,
  call: RetryOptions | boolean | undefined,
): RetryPolicy | undefined {
  if ((call ?? client) === false) return undefined
  const policy = { ...(client as object), ...(call as object) }
  return isRead || call ? policy : { ...policy, onlyPostponed: true }
}

/** Headers as they are sent, with lower-case names. A plain record, because building platform headers takes longer. */
export type SentHeaders = Readonly<Record<string, string>>

const sendableName = /^[\w!#$%&'*+.^`|~-]+$/
const sendableValue = /^[\t\x20-\x7E\x80-\xFF]*$/

/** Sets a header; header names are case-insensitive. */
function putHeader(headers: Record<string, string>, name: string, value: ClientHeaders[string]): void {
  if (value === null) delete headers[name.toLowerCase()]
  if (typeof value !== 'string') return
  const text = value.trim()
  // Checked here, because the platform's own error quotes the value, and the value may be a token.
  if (!sendableName.test(name) || !sendableValue.test(text)) {
    throw new TypeError(`The header "${name}" cannot be sent`)
  }
  headers[name.toLowerCase()] = text
}

/** Sets a layer of headers. */
export function putHeaders(headers: Record<string, string>, layer: ClientHeaders | undefined): void {
  for (const name in layer) putHeader(headers, name, layer[name])
}

/** Adds the identity headers, from the weakest (publishable key) to the strongest (the user's token). */
function putIdentity(
  headers: Record<string, string>,
  { apiKey, publishableKey, globalHeaders }: Config,
  locale: string,
  token: unknown,
): void {
  if (apiKey) putHeader(headers, 'authorization', `Basic ${base64(`${apiKey}:`)}`)
  if (publishableKey) putHeader(headers, PUBLISHABLE_KEY_HEADER, publishableKey)
  if (locale) putHeader(headers, 'x-medusa-locale', locale)
  putHeaders(headers, globalHeaders)
  if (token) putHeader(headers, 'authorization', `Bearer ${token as string}`)
}

const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 of a text's UTF-8 bytes. Own code, because neither `btoa` nor `Buffer` nor `TextEncoder` exists everywhere. */
export function base64(text: string): string {
  const bits = encodeURIComponent(text).replace(/%(..)|./g, (character, hex?: string) =>
    (hex ? parseInt(hex, 16) : character.charCodeAt(0)).toString(2).padStart(8, '0'),
  )
  const digits = bits.replace(/.{1,6}/g, (six) => base64Digits.charAt(parseInt(six.padEnd(6, '0'), 2)))
  return digits.padEnd(Math.ceil(digits.length / 4) * 4, '=')
}

/**
 * Forms, blobs, files, search parameters, buffers and their views, streams, by their tag, such as
 * `[object Uint8Array]`: an object of another frame or a polyfill is no instance of this frame's class. The names of
 * typed arrays end in a digit or, for `Uint8ClampedArray`, in a `d` before `Array`.
 */
const platformBody = /(?:Data|Blob|File|Params|Buffer|View|[\dd]Array|Stream)\]$/

/** Whether the platform can send a body as it is, and sets its content type. */
const isPlatformBody = (body: unknown): body is BodyInit => platformBody.test(tagOf(body)) || isStream(body)

/** A stream of the platform or of Node. */
const isStream = (body: unknown): boolean =>
  tagOf(body).endsWith('Stream]') || Symbol.asyncIterator in Object(body)

const tagOf = (body: unknown): string => Object.prototype.toString.call(body)

/** Encodes the body as JSON, unless the caller has set another content type. */
function encodeBody(body: unknown, headers: SentHeaders): BodyInit | null {
  if (body === undefined || body === null) return null
  if (isPlatformBody(body)) return body
  const isJson = typeof body !== 'string' || headers['content-type']?.includes('json')
  return isJson ? JSON.stringify(body) : body
}

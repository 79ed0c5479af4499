/**
 * What failed, from the caller's view: the server refused, was not reached, took too long, or sent an unreadable
 * answer.
 */
export type CommerceErrorKind = 'response' | 'network' | 'timeout' | 'unreadable'

/** The details of a {@link CommerceError}, as far as they are known. */
export interface CommerceErrorDetails {
  /** The HTTP method, in capitals. */
  readonly method?: string | undefined
  /** The path without its query: query values may be secret (invite and reset tokens). */
  readonly path?: string | undefined
  /** The HTTP status, if an answer began. */
  readonly status?: number | undefined
  readonly statusText?: string | undefined
  /** Medusa's error type, such as `not_found`, `not_allowed`, `invalid_data`. */
  readonly type?: string | undefined
  /** Medusa's error code, such as `insufficient_inventory`. */
  readonly code?: string | undefined
  /** The answer's `x-request-id`. */
  readonly requestId?: string | undefined
  /** How long the server asks to wait before the next attempt, in milliseconds. */
  readonly retryAfter?: number | undefined
  readonly retryable?: boolean | undefined
  readonly cause?: unknown
}

const mark = Symbol.for('@umber/commerce-client/error')

/**
 * The base class of every request error. An abort is not one of them: the abort reason reaches the caller unchanged.
 * Neither is a mistake in the call itself (an empty id, a bad header): that is a `TypeError`.
 *
 * No message, field or JSON form of an error holds a token, a key, a request body or an answer's body.
 */
export abstract class CommerceError extends Error {
  /** The kind of error. Identifies the class also across two copies of this package. */
  abstract readonly kind: CommerceErrorKind
  /** The HTTP method, in capitals. */
  declare readonly method: string | undefined
  /** The path without its query. */
  declare readonly path: string | undefined
  /** The HTTP status, if an answer began. */
  declare readonly status: number | undefined
  /** The status text; empty over HTTP/2. */
  declare readonly statusText: string | undefined
  /** Medusa's error type, such as `not_found`, `not_allowed`, `invalid_data`. */
  declare readonly type: string | undefined
  /** Medusa's error code, such as `insufficient_inventory`. */
  declare readonly code: string | undefined
  /** The answer's `x-request-id`. */
  declare readonly requestId: string | undefined
  /** How long the server asks to wait before the next attempt, in milliseconds. */
  declare readonly retryAfter: number | undefined
  /**
   * Whether the same request may succeed later; reads are retried by this rule. For a write it does not mean that a
   * retry is safe: the first attempt may have been carried out.
   */
  declare readonly retryable: boolean

  constructor(message: string, { cause, ...details }: CommerceErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause })
    Object.assign(this, { retryable: false }, details)
  }

  /** @internal */
  get [mark](): boolean {
    return true
  }

  /** A plain record that is safe to log or report: no cause, no stack, no body. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message }
  }
}

/**
 * Whether a caught value is one of this client's errors. Unlike `instanceof`, it also recognizes the errors of a second
 * copy of this package, as bundlers and monorepos produce them.
 */
export function isCommerceError(value: unknown): value is CommerceError {
  return mark in Object(value)
}

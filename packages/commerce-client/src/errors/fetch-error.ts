import { CommerceError, type CommerceErrorDetails } from './commerce-error.ts'

/**
 * The server answered with a status outside 200 to 299.
 *
 * Takes the same first three arguments as js-sdk's class of this name. `message` is the server's own, or the status
 * text if it sent none; at most 10,000 characters.
 */
export class FetchError extends CommerceError {
  /** The class name, unchanged by a minifier. */
  override readonly name = 'FetchError'
  readonly kind = 'response'
  declare readonly status: number
  declare readonly statusText: string
  /** The answer's body as data, with `errorDetails` in the configuration; undefined if it was not JSON. */
  declare readonly body: unknown
  /** The answer's headers, with `errorDetails` in the configuration. */
  declare readonly headers: Headers | undefined
  /** Medusa's list of single errors, with `errorDetails` in the configuration, if the answer had one. */
  declare readonly errors: readonly unknown[] | undefined

  constructor(message: string, statusText = '', status = 0, details?: CommerceErrorDetails) {
    super(message, { retryable: retryableStatuses.has(status), ...details, status, statusText })
  }
}

/** Not a bare 500: Medusa answers 500 to plain bad input, and a retry does not help. */
const retryableStatuses = new Set([408, 429, 502, 503, 504])

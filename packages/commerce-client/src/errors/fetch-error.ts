import { CommerceError, type CommerceErrorDetails } from './commerce-error.ts'

/**
 * The server answered with a status outside 200 to 299.
 *
 * Takes the same first three arguments as js-sdk's class of this name. `message` is the server's own, or the status text
 * where it sent none; at most 200 characters.
 */
export class FetchError extends CommerceError {
  /** The name of the class, also where a minifier renames it. */
  override readonly name = 'FetchError'
  readonly kind = 'response'
  declare readonly status: number
  declare readonly statusText: string

  constructor(message: string, statusText = '', status = 0, details?: CommerceErrorDetails) {
    super(message, { retryable: worthRepeating.test(String(status)), ...details, status, statusText })
  }
}

/** Not a bare 500: Medusa answers 500 to plain bad input, and asking again cannot help there. */
const worthRepeating = /^(?:408|429|50[234])$/

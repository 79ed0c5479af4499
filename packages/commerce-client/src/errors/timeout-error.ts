import { CommerceError, type CommerceErrorDetails } from './commerce-error.ts'

/** No complete answer within the time limit of one try. Whether a write was carried out is unknown. */
export class TimeoutError extends CommerceError {
  /** The name of the class, also where a minifier renames it. */
  override readonly name = 'TimeoutError'
  readonly kind = 'timeout'
  /** The limit that was passed, in milliseconds. */
  declare readonly timeout: number

  constructor(message: string, timeout: number, details?: CommerceErrorDetails) {
    super(message, { retryable: true, ...details })
    this.timeout = timeout
  }
}

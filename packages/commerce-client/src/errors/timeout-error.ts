import { CommerceError, type CommerceErrorDetails } from './commerce-error.ts'

/** No complete answer within the time limit of one attempt. Whether a write was carried out is unknown. */
export class TimeoutError extends CommerceError {
  /** The class name, unchanged by a minifier. */
  override readonly name = 'TimeoutError'
  readonly kind = 'timeout'
  /** The time limit, in milliseconds. */
  declare readonly timeout: number

  constructor(message: string, timeout: number, details?: CommerceErrorDetails) {
    super(message, { retryable: true, ...details })
    this.timeout = timeout
  }
}

import { CommerceError, type CommerceErrorDetails } from './commerce-error.ts'

/**
 * The server was not reached, or the connection broke before the whole answer arrived (`status` is then set). A
 * browser's CORS refusal looks the same. `cause` is the platform's own error.
 */
export class NetworkError extends CommerceError {
  /** The class name, unchanged by a minifier. */
  override readonly name = 'NetworkError'
  readonly kind = 'network'

  constructor(message: string, details?: CommerceErrorDetails) {
    super(message, { retryable: true, ...details })
  }
}

import { CommerceError, type CommerceErrorDetails } from './commerce-error.ts'

/**
 * The server was not reached, or the connection broke before the whole answer had arrived (`status` is then set).
 * Also what a browser's CORS refusal looks like. `cause` is the platform's own error.
 */
export class NetworkError extends CommerceError {
  /** The name of the class, also where a minifier renames it. */
  override readonly name = 'NetworkError'
  readonly kind = 'network'

  constructor(message: string, details?: CommerceErrorDetails) {
    super(message, { retryable: true, ...details })
  }
}

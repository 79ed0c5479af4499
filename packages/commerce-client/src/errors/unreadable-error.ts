import { CommerceError } from './commerce-error.ts'

/**
 * The server answered 200 to 299 with something other than JSON (a proxy's or captive portal's page, a truncated body),
 * with more than the size limit, or without a value that the call needs. Has no `cause`: a parser's error quotes the
 * body.
 */
export class UnreadableError extends CommerceError {
  /** The class name, unchanged by a minifier. */
  override readonly name = 'UnreadableError'
  readonly kind = 'unreadable'
}

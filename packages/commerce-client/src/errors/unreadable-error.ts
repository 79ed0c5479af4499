import { CommerceError } from './commerce-error.ts'

/**
 * The server answered 200 to 299 with something that is no JSON (a proxy's or captive portal's page, a truncated body), with
 * more than the size limit, or without what the call needs. Carries no `cause`: a parser's error quotes the body.
 */
export class UnreadableError extends CommerceError {
  /** The name of the class, also where a minifier renames it. */
  override readonly name = 'UnreadableError'
  readonly kind = 'unreadable'
}

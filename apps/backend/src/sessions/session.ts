/** What a token says of its sign-in, and the cookie's session that was opened with a token. */
export interface Session {
  readonly auth_identity_id?: string
  readonly app_metadata?: Readonly<Record<string, unknown>> | null
  /** When it was issued, in seconds since 1970. */
  readonly iat?: number
  /** When its person signed in, in seconds since 1970; absent on the token of the sign-in itself. */
  readonly signed_in_at?: number
}

/**
 * Where an identity keeps the time of the last change of its password. Medusa writes the metadata of the identity into every
 * token it issues, so a token says by itself since which change it was issued.
 */
export const passwordChangedAt = 'password_changed_at'

/** The same for all tokens and sessions that were begun between two changes of the password. */
export const sinceChange = ({ app_metadata: metadata }: Pick<Session, 'app_metadata'>): unknown =>
  metadata?.[passwordChangedAt] ?? undefined

/** In seconds since 1970; undefined for what was not issued by a sign-in. */
export const signInTime = ({ signed_in_at: signedIn, iat }: Session): number | undefined => signedIn ?? iat

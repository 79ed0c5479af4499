/** Claims of a token, and of the cookie session that was opened with a token. */
export interface Session {
  readonly auth_identity_id?: string
  /** `customer` or `user`. */
  readonly actor_type?: string
  /** Id of the account; empty on the token of an identity without one. */
  readonly actor_id?: string
  readonly app_metadata?: Readonly<Record<string, unknown>> | null
  /** Time of issue, in seconds since 1970. */
  readonly iat?: number
  /** Time of the sign-in, in seconds since 1970; absent on the token of the sign-in itself. */
  readonly signed_in_at?: number
}

/**
 * Metadata key with the time of an identity's last password change. Medusa copies the metadata into every token it issues,
 * so a token shows after which change it was issued.
 */
export const passwordChangedAt = 'password_changed_at'

/** Equal for all tokens and sessions opened between two password changes. */
export const sinceChange = ({ app_metadata: metadata }: Pick<Session, 'app_metadata'>): unknown =>
  metadata?.[passwordChangedAt] ?? undefined

/** Seconds since 1970; undefined for tokens that no sign-in issued. */
export const signInTime = ({ signed_in_at: signedIn, iat }: Session): number | undefined => signedIn ?? iat

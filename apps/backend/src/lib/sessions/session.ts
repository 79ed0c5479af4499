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

/** The same for the last time that all sessions of an identity were ended at once. */
export const signedOutEverywhereAt = 'signed_out_everywhere_at'

/** Metadata key with the sign-ins that were ended one by one, as their times (`signInTime`). */
export const endedSignIns = 'ended_sign_ins'

type Metadata = Session['app_metadata']

/**
 * Whether an identity's metadata, as it is now, ends a session that was opened with an earlier copy of it. A change of the
 * password and a sign-out everywhere end all of them; a sign-out here ends what was issued for its own sign-in before. That
 * does not depend on the resolution of the clock: a sign-in of the same second knows of the sign-outs before it.
 */
export function isEndedBy(current: Metadata, session: Session): boolean {
  const opened = session.app_metadata
  const hasChanged = [passwordChangedAt, signedOutEverywhereAt].some(
    (key) => (current?.[key] ?? undefined) !== (opened?.[key] ?? undefined),
  )
  const signedIn = signInTime(session)
  const isOver = (metadata: Metadata) => signedIn !== undefined && endedIn(metadata).includes(signedIn)
  return hasChanged || (isOver(current) && !isOver(opened))
}

/** The times of the sign-ins that were ended, in seconds since 1970. */
export function endedIn(metadata: Metadata): readonly number[] {
  const times = metadata?.[endedSignIns]
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : []
}

/** Seconds since 1970; undefined for tokens that no sign-in issued. */
export const signInTime = ({ signed_in_at: signedIn, iat }: Session): number | undefined => signedIn ?? iat

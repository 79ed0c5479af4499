type Session = object | null

export interface WithSessions {
  readonly payment_sessions?: readonly Session[] | null
}

/**
 * A collection of payments without what Medusa keeps with its sessions for the provider: the customer with all their
 * addresses, and their account there. No client needs it.
 */
export function withoutContext<Collection extends WithSessions>(collection: Collection): Collection {
  const { payment_sessions: sessions } = collection
  return sessions ? { ...collection, payment_sessions: sessions.map(shown) } : collection
}

const shown = (session: Session): Session => session && { ...session, context: undefined }

import type { Failure } from '../failure/failure.ts'

/**
 * The identity in this tab. `unknown`: a session is stored, but its customer is not confirmed yet; with a
 * `failure` the backend could not be reached.
 */
export type Identity =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | { readonly status: 'guest' }
  | { readonly status: 'customer'; readonly customerId: string }

/** Follows the identity, for stores that keep data per person. */
export interface IdentitySource {
  get(): Identity
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Asks the backend again. Absent where the identity is always known. */
  refresh?(): void
  /**
   * Resolves when no sign-in is under way. Its token is sent with every request before it is known whether it is kept, so a
   * guest's cart that is made meanwhile would belong to its customer.
   */
  settled?(): Promise<void>
}

export const guest: Identity = { status: 'guest' }

/** For an app without accounts. */
export const onlyGuests: IdentitySource = {
  get: () => guest,
  subscribe: () => () => undefined,
}

export function isSameIdentity(one: Identity, other: Identity): boolean {
  return one.status === 'customer' && other.status === 'customer'
    ? one.customerId === other.customerId
    : one.status === other.status
}

import type { Failure } from '../failure/failure.ts'

/**
 * Who the shop is shown to in this tab. `unknown`: a session is kept on this device, and it is not known yet whose
 * it is; with a `failure` the backend could not be asked.
 */
export type Identity =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | { readonly status: 'guest' }
  | { readonly status: 'customer'; readonly customerId: string }

/** Follows who is signed in, for the stores that keep something for that person. */
export interface IdentitySource {
  get(): Identity
  /** Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
  /** Asks the backend again. Absent where it is always known. */
  refresh?(): void
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

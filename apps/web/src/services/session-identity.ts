import type { IdentitySource } from '@umber/storefront-core'
import { identityOf } from '@umber/storefront-core/auth'
import type { LazySession } from './session.ts'
import { waitForSignIn } from './wait-for-session.ts'

/** The customer or guest that the cart and the checkout belong to. */
export const sessionIdentity = (session: LazySession): IdentitySource => ({
  get: () => identityOf(session.getState()),
  subscribe: session.subscribe,
  refresh: () => void session.refresh().catch(() => undefined),
  settled: () => waitForSignIn(session),
})

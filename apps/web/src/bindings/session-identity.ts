import type { IdentitySource } from '@umber/storefront-core'
import { identityOf } from '@umber/storefront-core/auth'
import type { Session } from './session.ts'

/** Who the cart and the checkout are for. */
export const sessionIdentity = (session: Session): IdentitySource => ({
  get: () => identityOf(session.getState()),
  subscribe: session.subscribe,
  refresh: () => void session.refresh().catch(() => undefined),
})

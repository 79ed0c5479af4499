import { failureFrom } from '@umber/storefront-core'
import type { LazySession } from './session.ts'
import { waitForVerification } from './wait-for-session.ts'

/**
 * Whether a request failed because the customer's session has ended, which has its own notice. `end-session-on-401.ts`
 * verifies the session after each 401; this waits for the result.
 */
export async function isSessionExpired(session: LazySession, error: unknown): Promise<boolean> {
  if (failureFrom(error).kind !== 'unauthorized') return false
  await session.load()
  await waitForVerification(session)
  return session.getState().status === 'guest'
}

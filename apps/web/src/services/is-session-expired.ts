import { failureFrom } from '@umber/storefront-core'
import type { LazySession } from './session.ts'

/**
 * Whether a request failed because the customer's session has ended, which has its own notice. `session-fetch.ts`
 * verifies the session after each 401; this waits for the result.
 */
export async function isSessionExpired(session: LazySession, error: unknown): Promise<boolean> {
  if (failureFrom(error).kind !== 'unauthorized') return false
  await session.load()
  if (isBeingChecked(session)) await checked(session)
  return session.getState().status === 'guest'
}

function isBeingChecked(session: LazySession): boolean {
  const view = session.getState()
  return view.status === 'signed-in' && view.verification === 'checking'
}

const checked = (session: LazySession) =>
  new Promise<void>((resolve) => {
    const leave = session.subscribe(() => {
      if (isBeingChecked(session)) return
      leave()
      resolve()
    })
  })

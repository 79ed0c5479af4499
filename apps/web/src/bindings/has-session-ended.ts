import { failureFrom } from '@umber/storefront-core'
import type { Session } from './session.ts'

/**
 * Whether a customer's request failed because their session has ended, which the shop says by itself. The backend is
 * asked once more after each 401 (`adapters/session-fetch.ts`), and that answer is waited for.
 */
export async function hasSessionEnded(session: Session, error: unknown): Promise<boolean> {
  if (failureFrom(error).kind !== 'unauthorised') return false
  await session.open()
  if (isBeingChecked(session)) await checked(session)
  return session.getState().kind === 'visitor'
}

function isBeingChecked(session: Session): boolean {
  const view = session.getState()
  return view.kind === 'customer' && view.standing === 'checking'
}

const checked = (session: Session) =>
  new Promise<void>((resolve) => {
    const leave = session.subscribe(() => {
      if (isBeingChecked(session)) return
      leave()
      resolve()
    })
  })

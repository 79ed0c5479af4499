import type { AuthView } from '@umber/storefront-core/auth'
import type { Session } from './session.ts'

/**
 * Whether what is asked now belongs to a customer: waits while the session is being looked up or somebody signs in.
 * Where the backend could not vouch for them it does, so that the backend says what came of it.
 */
export async function isCustomers(session: Session): Promise<boolean> {
  if (isOpen(session.getState())) await session.open()
  if (isOpen(session.getState())) await settled(session)
  return session.getState().kind !== 'visitor'
}

const isOpen = (view: AuthView) =>
  view.kind === 'entering' || (view.kind === 'unknown' && view.failure === undefined)

const settled = (session: Session) =>
  new Promise<void>((resolve) => {
    const leave = session.subscribe(() => {
      if (isOpen(session.getState())) return
      leave()
      resolve()
    })
  })

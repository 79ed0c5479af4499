import type { AuthView } from '@umber/storefront-core/auth'
import type { LazySession } from './session.ts'

/**
 * Whether requests belong to a customer. Waits while the session loads or a sign-in is under way. Also true when the
 * backend could not verify the session: its next response decides.
 */
export async function waitForCustomer(session: LazySession): Promise<boolean> {
  if (isOpen(session.getState())) await session.load()
  if (isOpen(session.getState())) await settled(session)
  return session.getState().status !== 'guest'
}

const isOpen = (view: AuthView) =>
  view.status === 'signing-in' || (view.status === 'loading' && view.failure === undefined)

const settled = (session: LazySession) =>
  new Promise<void>((resolve) => {
    const leave = session.subscribe(() => {
      if (isOpen(session.getState())) return
      leave()
      resolve()
    })
  })

import type { AuthView } from '@umber/storefront-core/auth'
import type { LazySession } from './session.ts'

/**
 * Whether requests belong to a customer. Waits while the session loads or a sign-in is under way. Also true when the
 * backend could not verify the session: its next response decides.
 */
export async function waitForCustomer(session: LazySession): Promise<boolean> {
  if (isOpen(session.getState())) await session.load()
  await settled(session, isOpen)
  return session.getState().status !== 'guest'
}

/** Waits while the backend is asked whose session it is, so that no such request is under way any more. */
export async function waitForVerification(session: LazySession): Promise<void> {
  await settled(session, isBeingChecked)
}

/** Waits while a sign-in is under way, whose token may still be dropped. */
export async function waitForSignIn(session: LazySession): Promise<void> {
  await settled(session, isSigningIn)
}

const isSigningIn = (view: AuthView) => view.status === 'signing-in'

const isOpen = (view: AuthView) =>
  isSigningIn(view) || (view.status === 'loading' && view.failure === undefined)

const isBeingChecked = (view: AuthView) =>
  isOpen(view) || (view.status === 'signed-in' && view.verification === 'checking')

async function settled(session: LazySession, isWaiting: (view: AuthView) => boolean): Promise<void> {
  if (!isWaiting(session.getState())) return
  await new Promise<void>((resolve) => {
    const leave = session.subscribe(() => {
      if (isWaiting(session.getState())) return
      leave()
      resolve()
    })
  })
}

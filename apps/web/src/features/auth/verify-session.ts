import type { LazySession } from '../../services/session.ts'

/** Verifies the session with the backend and waits for the result. Without a response the session stays as it was. */
export async function verifySession(session: LazySession): Promise<void> {
  if (session.getState().status === 'guest') return
  const store = await session.load()
  store.handleUnauthorized()
  await new Promise<void>((resolve) => {
    const look = () => {
      if (store.getState().machine.phase.status === 'verifying') return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}

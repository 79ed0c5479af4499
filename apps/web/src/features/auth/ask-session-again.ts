import type { Session } from '../../bindings/session.ts'

/** Has the backend say whether somebody is still signed in, and waits for it; without an answer all stays as it was. */
export async function askSessionAgain(session: Session): Promise<void> {
  if (session.getState().kind === 'visitor') return
  const store = await session.open()
  store.noteUnauthorised()
  await new Promise<void>((resolve) => {
    const look = () => {
      if (store.getState().machine.phase.name === 'verifying') return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}

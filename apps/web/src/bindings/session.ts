import type { AuthNotice, AuthStore, AuthView } from '@umber/storefront-core/auth'
import { createListeners } from './listeners.ts'
import { once } from './once.ts'

/** Who is there, as the shell sees it. Its code comes later, and for a visitor not before it is needed. */
export interface Session {
  readonly getState: () => AuthView
  /** Returns a function that stops listening. */
  readonly subscribe: (listener: () => void) => () => void
  /** Returns a function that stops listening. */
  readonly onNotice: (listener: (notice: AuthNotice) => void) => () => void
  /** Rejects when its code cannot be fetched; asking again tries again. */
  readonly open: () => Promise<AuthStore>
  /** Looks again who is signed in: another tab may have signed in or out. For a visitor without a token, nothing. */
  readonly refresh: () => Promise<void>
}

/** `holdsToken`: something of a customer is kept on this device. */
export function createSession(load: () => Promise<AuthStore>, holdsToken: () => boolean): Session {
  const listeners = createListeners()
  const hearers = createListeners<AuthNotice>()
  let view: AuthView = holdsToken() ? { kind: 'unknown' } : { kind: 'visitor', because: 'never' }

  const open = once(async () => {
    const store = await load()
    const follow = () => {
      view = store.getState().view
      listeners.tell()
    }
    store.subscribe(follow)
    store.onNotice(hearers.tell)
    store.start()
    follow()
    return store
  })
  const refresh = async () => {
    if (view.kind !== 'visitor' || holdsToken()) (await open()).refresh()
  }
  return { getState: () => view, subscribe: listeners.add, onNotice: hearers.add, open, refresh }
}

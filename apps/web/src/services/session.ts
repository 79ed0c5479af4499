import type { AuthNotice, AuthStore, AuthView } from '@umber/storefront-core/auth'
import { createEmitter } from './emitter.ts'
import { memoizeAsync } from './memoize-async.ts'

/** The session's interface for the app shell. Its code loads later; for guests only on demand. */
export interface LazySession {
  readonly getState: () => AuthView
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Returns an unsubscribe function. */
  readonly onNotice: (listener: (notice: AuthNotice) => void) => () => void
  /** Rejects when the code cannot be loaded; the next call retries. */
  readonly open: () => Promise<AuthStore>
  /** Verifies the session again: another tab may have signed in or out. Does nothing for a guest without a token. */
  readonly refresh: () => Promise<void>
}

/** `holdsToken`: whether a customer's data is stored on this device. */
export function createLazySession(load: () => Promise<AuthStore>, holdsToken: () => boolean): LazySession {
  const listeners = createEmitter()
  const notices = createEmitter<AuthNotice>()
  let view: AuthView = holdsToken() ? { status: 'loading' } : { status: 'guest', reason: 'never' }

  const open = memoizeAsync(async () => {
    const store = await load()
    const follow = () => {
      view = store.getState().view
      listeners.emit()
    }
    store.subscribe(follow)
    store.onNotice(notices.emit)
    store.start()
    follow()
    return store
  })
  const refresh = async () => {
    if (view.status !== 'guest' || holdsToken()) (await open()).refresh()
  }
  return { getState: () => view, subscribe: listeners.subscribe, onNotice: notices.subscribe, open, refresh }
}

import type { AuthNotice, AuthStore, AuthView } from '@umber/storefront-core/auth'
import { lazyStore, type LazyStore } from './lazy-store.ts'

/** The session's code loads for customers; for guests only on demand. */
export interface LazySession extends LazyStore<AuthView, AuthStore, AuthNotice> {
  /** Verifies the session again: another tab may have signed in or out. Does nothing for a guest without a token. */
  readonly refresh: () => Promise<void>
}

/** `holdsToken`: whether a customer's data is stored on this device. */
export function createLazySession(load: () => Promise<AuthStore>, holdsToken: () => boolean): LazySession {
  const session = lazyStore<AuthView, AuthStore, AuthNotice>({
    load,
    ...(holdsToken()
      ? {
          initial: { status: 'loading' },
          failed: { status: 'loading', failure: { kind: 'unreachable', retryable: true } },
        }
      : { initial: { status: 'guest', reason: 'never' } }),
    served: { status: 'loading' },
    view: (store) => store.getState().view,
  })
  return {
    ...session,
    async refresh() {
      if (session.getState().status !== 'guest' || holdsToken()) (await session.load()).refresh()
    },
  }
}

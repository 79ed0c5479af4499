import type { KeyValueStorage } from '@umber/storefront-core'
import type { AuthStorage } from '@umber/storefront-core/auth'

export const tokenKey = 'medusa_auth_token'

/** The client's token storage. Every request reads it, also before the session's code has loaded. */
export interface TokenStorage extends Pick<AuthStorage, 'getItem' | 'setItem' | 'removeItem'> {
  holdsToken(): boolean
  /** Sets the session's own storage once its code has loaded. */
  hand(to: AuthStorage): void
}

export function createTokenStorage(persistent: KeyValueStorage, perTab: KeyValueStorage): TokenStorage {
  let authStorage: AuthStorage | undefined
  const stored = (key: string) => perTab.get(key) ?? persistent.get(key)
  /** A token stored later comes from another tab: this tab still shows a guest. */
  const isVisitor = stored(tokenKey) === null
  return {
    getItem: (key) =>
      authStorage === undefined ? (isVisitor ? null : stored(key)) : authStorage.getItem(key),
    // Signing in or out happens only after `hand`.
    setItem: (key, value) => authStorage?.setItem(key, value),
    removeItem: (key) => authStorage?.removeItem(key),
    holdsToken: () => stored(tokenKey) !== null,
    hand(to) {
      authStorage = to
    },
  }
}

import type { KeyValueStorage } from '@umber/storefront-core'
import type { AuthStorage } from '@umber/storefront-core/auth'

export const tokenKey = 'medusa_auth_token'

/** What the client reads its token from at every request, before anything is known of who is signed in. */
export interface TokenShelf extends Pick<AuthStorage, 'getItem' | 'setItem' | 'removeItem'> {
  holdsToken(): boolean
  /** The storage that knows where a token belongs, once its code is there. */
  hand(to: AuthStorage): void
}

export function createTokenShelf(lasting: KeyValueStorage, passing: KeyValueStorage): TokenShelf {
  let keeper: AuthStorage | undefined
  const stored = (key: string) => passing.get(key) ?? lasting.get(key)
  /** A token that another tab has put there since is not this visitor's: they are shown as signed out. */
  const isVisitor = stored(tokenKey) === null
  return {
    getItem: (key) => (keeper === undefined ? (isVisitor ? null : stored(key)) : keeper.getItem(key)),
    // Whoever signs in or out has the keeper already.
    setItem: (key, value) => keeper?.setItem(key, value),
    removeItem: (key) => keeper?.removeItem(key),
    holdsToken: () => stored(tokenKey) !== null,
    hand(to) {
      keeper = to
    },
  }
}

import type { KeyValueStorage } from '../ports/platform.ts'

/**
 * What the commerce client keeps its token in (`jwtTokenStorageMethod: 'custom'`) and the auth store its customer,
 * with a choice of how long.
 */
export interface AuthStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  /** Forgets the token wherever it is. */
  removeItem(key: string): void
  /** Forgets it only where it ends with the session, which no other tab shares. */
  removePassing(key: string): void
  /** Whether what is stored next outlives this session. */
  remember(lasting: boolean): void
}

/**
 * "Remember me": ticked, the token is kept in the lasting storage, else in the one that ends with the session.
 * It is never in both, so that signing out leaves none behind.
 */
export function createAuthStorage({
  lasting,
  passing,
}: {
  readonly lasting: KeyValueStorage
  readonly passing: KeyValueStorage
}): AuthStorage {
  let chosen: KeyValueStorage | undefined
  const removeItem = (key: string) => {
    lasting.remove(key)
    passing.remove(key)
  }
  return {
    getItem: (key) => passing.get(key) ?? lasting.get(key),
    setItem(key, value) {
      // A token that is renewed stays where the one before it was.
      const home = chosen ?? (passing.get(key) === null ? lasting : passing)
      removeItem(key)
      home.set(key, value)
    },
    removeItem,
    removePassing: (key) => passing.remove(key),
    remember(isLasting) {
      chosen = isLasting ? lasting : passing
    },
  }
}

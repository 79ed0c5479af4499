import type { KeyValueStorage } from '../ports/platform.ts'
import { nameTabSession, type SessionStorages } from './tab-session.ts'

/**
 * What the commerce client keeps its token in (`jwtTokenStorageMethod: 'custom'`) and the auth store its customer,
 * with a choice of how long.
 */
export interface AuthStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  /** Forgets what this tab knows of; what another tab has put there since stays. */
  removeItem(key: string): void
  /** Whether what is there is what this tab knows of, and not what another tab has put there since. */
  isKnown(key: string): boolean
  /** From here on this tab knows of what is there, whoever put it there. */
  adopt(key: string): void
  /** Forgets it wherever it is, whoever put it there. */
  forget(key: string): void
  /** Whether it is kept where it ends with the session, which no other tab shares. */
  isPassing(key: string): boolean
  /** Forgets it only where it ends with the session, which no other tab shares. */
  removePassing(key: string): void
  /** Whether what is stored next outlives this session. */
  remember(persistent: boolean): void
  /** Lets the session of this tab alone, if it is one, end with the next sign-out in any tab, heard of or not. */
  nameSession(fresh: string): void
}

/**
 * "Remember me": ticked, the token is kept in the lasting storage, else in the one that ends with the session.
 * It is never in both, so that signing out leaves none behind.
 */
export function createAuthStorage({ persistent, perTab }: SessionStorages): AuthStorage {
  /** What this tab found when it first looked, or has put there itself or adopted since. */
  const known = new Map<string, string | null>()
  let chosen: KeyValueStorage | undefined
  const current = (key: string) => perTab.get(key) ?? persistent.get(key)
  const isKnown = (key: string) => !known.has(key) || known.get(key) === current(key)
  const forget = (key: string) => {
    persistent.remove(key)
    perTab.remove(key)
    known.set(key, null)
  }
  return {
    getItem(key) {
      const value = current(key)
      if (!known.has(key)) known.set(key, value)
      return value
    },
    setItem(key, value) {
      // A token that is renewed stays where the one before it was.
      const home = chosen ?? (perTab.get(key) === null ? persistent : perTab)
      // What lasts may be of another customer, in another tab.
      if (home === persistent || known.get(key) === persistent.get(key)) persistent.remove(key)
      perTab.remove(key)
      home.set(key, value)
      known.set(key, value)
    },
    isKnown,
    adopt: (key) => void known.set(key, current(key)),
    removeItem(key) {
      if (isKnown(key)) forget(key)
    },
    forget,
    isPassing: (key) => perTab.get(key) !== null,
    removePassing: (key) => perTab.remove(key),
    remember(isLasting) {
      chosen = isLasting ? persistent : perTab
    },
    nameSession(fresh) {
      if (chosen === perTab) nameTabSession({ persistent, perTab }, fresh)
    },
  }
}

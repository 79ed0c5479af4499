import type { KeyValueStorage } from '../ports/platform.ts'
import { customerStorageKey } from '../storage-keys.ts'
import { nameTabSession, tabSessionKey, type SessionStorages } from './session.ts'

/**
 * Storage of the commerce client's token (`jwtTokenStorageMethod: 'custom'`) and of the auth store's
 * customer, either persistent or per session.
 */
export interface AuthStorage {
  getItem(key: string): string | null
  /**
   * Stores the value where `remember` says. After a reload it goes to the storage of the previous value, or
   * to that of the value under `beside`, so that all of a per-tab session ends with it.
   */
  setItem(key: string, value: string, beside?: string): void
  /** Removes the value this tab knows; a newer value of another tab stays. */
  removeItem(key: string): void
  /** Whether the stored value is the one this tab knows, and not a newer one of another tab. */
  isKnown(key: string): boolean
  /** Marks the current value as known to this tab, whichever tab stored it. */
  adopt(key: string): void
  /** Removes the value from both storages, whichever tab stored it. */
  forget(key: string): void
  /** Whether the value is in the per-tab storage, which ends with the session. */
  isPassing(key: string): boolean
  /** Removes the value from the per-tab storage only. */
  removePassing(key: string): void
  /** Whether values stored from now on outlive this session. */
  remember(persistent: boolean): void
  /**
   * Ties a per-tab session without a name to the shared session name, so that the next sign-out in any tab
   * ends it, even if this tab misses the message.
   */
  nameSession(fresh: string): void
}

/**
 * "Remember me": the token goes to the persistent storage when ticked, else to the per-tab one. It is never
 * in both, so that signing out leaves none behind.
 */
export function createAuthStorage({ persistent, perTab }: SessionStorages): AuthStorage {
  /** The values this tab found on its first read, wrote or adopted. */
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
    setItem(key, value, beside = key) {
      const isOfThisTab = perTab.get(key) !== null || perTab.get(beside) !== null
      const target = chosen ?? (isOfThisTab ? perTab : persistent)
      // The persistent value may belong to another customer, in another tab.
      if (target === persistent || known.get(key) === persistent.get(key)) persistent.remove(key)
      perTab.remove(key)
      target.set(key, value)
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
      const isUnnamed = perTab.get(customerStorageKey) !== null && perTab.get(tabSessionKey) === null
      if (isUnnamed) nameTabSession({ persistent, perTab }, fresh)
    },
  }
}

import type { KeyValueStorage } from '../ports/platform.ts'
import { customerStorageKey } from '../storage-keys.ts'

/**
 * The name that sessions of single tabs have in common. It is kept where all tabs share it until somebody signs out,
 * and beside each of these sessions: one that has another name began before that sign-out. So it ends also in a tab
 * that could not hear of it, because it was closed, discarded or being loaded.
 */
export const tabSessionKey = 'umber-ecru.tab-session'

/** What outlives the session, shared by all tabs, and what ends with it, which no other tab shares. */
export interface SessionStorages {
  readonly persistent: KeyValueStorage
  readonly perTab: KeyValueStorage
}

/** Gives the session of this tab the common name; `fresh` where there is none yet. */
export function nameTabSession({ persistent, perTab }: SessionStorages, fresh: string): void {
  if (persistent.get(tabSessionKey) === null) persistent.set(tabSessionKey, fresh)
  const name = persistent.get(tabSessionKey)
  // Where nothing can be shared, a session cannot be ended from another tab.
  if (name !== null) perTab.set(tabSessionKey, name)
}

/**
 * Forgets what is kept of a session of this tab if somebody has signed out since, and says whether that was so. To be
 * called before anything is read from the storages, with the keys of the token and of what else is kept of a customer.
 */
export function forgetEndedSession(
  { persistent, perTab }: SessionStorages,
  keys: readonly string[],
): boolean {
  const name = perTab.get(tabSessionKey)
  if (name === null || name === persistent.get(tabSessionKey)) return false
  for (const key of [...keys, customerStorageKey, tabSessionKey]) perTab.remove(key)
  return true
}

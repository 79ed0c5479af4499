import type { KeyValueStorage } from '../ports/platform.ts'
import { customerStorageKey } from '../storage-keys.ts'
import { guest, type Identity } from '../ports/identity.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { AuthView } from './auth.selectors.ts'

// What every page needs of the session. This file does not import the store, which is loaded later.

/**
 * The name shared by all per-tab sessions. It is in the persistent storage until a customer signs out, and
 * beside each per-tab session. A session with another name began before that sign-out. This also ends
 * sessions in tabs that could not receive the message because they were closed, discarded or loading.
 */
export const tabSessionKey = 'tab-session'

/** `persistent` is shared by all tabs and outlives the session; `perTab` ends with it. */
export interface SessionStorages {
  readonly persistent: KeyValueStorage
  readonly perTab: KeyValueStorage
}

/** Gives this tab's session the shared name, or `fresh` when there is none yet. */
export function nameTabSession({ persistent, perTab }: SessionStorages, fresh: string): void {
  if (persistent.get(tabSessionKey) === null) persistent.set(tabSessionKey, fresh)
  const name = persistent.get(tabSessionKey)
  // Without a shared storage a session cannot be ended from another tab.
  if (name !== null) perTab.set(tabSessionKey, name)
}

/**
 * Clears this tab's session if a customer has signed out since, and returns whether it did. Call it before
 * anything is read from the storages, with the keys of the token and of other customer data.
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

/** Messages between tabs about signing in and out. */
export const authWords = { entered: 'auth-entered', left: 'auth-left' } as const

/**
 * The identity that stores keep data for. A guest who is signing in stays a guest until the backend has
 * confirmed the customer.
 */
export function identityOf(view: AuthView): Identity {
  if (view.status === 'signed-in') return { status: 'customer', customerId: view.customer.id }
  return view.status === 'loading'
    ? { status: 'unknown', ...omitUndefined({ failure: view.failure }) }
    : guest
}

import type { KeyValueStorage } from '@umber/storefront-core'
import { tokenStorageKey } from '@umber/storefront-core/auth'

/** Stores customer data in the same storage as the session, so that both end together. */
export function createCustomerStorage(persistent: KeyValueStorage, perTab: KeyValueStorage): KeyValueStorage {
  const isPassing = () => perTab.get(tokenStorageKey) !== null
  return {
    // The persistent data may belong to another tab's customer.
    get: (key) => (isPassing() ? perTab : persistent).get(key),
    set(key, value) {
      // Another tab has signed out, and this one does not know yet.
      if (!isPassing() && persistent.get(tokenStorageKey) === null) return
      if (!isPassing()) perTab.remove(key)
      ;(isPassing() ? perTab : persistent).set(key, value)
    },
    remove(key) {
      // Another tab's session and its data are kept.
      if (perTab.get(key) === null) persistent.remove(key)
      else perTab.remove(key)
    },
  }
}

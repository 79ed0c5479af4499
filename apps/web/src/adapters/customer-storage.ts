import type { KeyValueStorage } from '@umber/storefront-core'

/** Keeps what belongs to a customer where their session is kept, so that both end together. */
export function createCustomerStorage(
  lasting: KeyValueStorage,
  passing: KeyValueStorage,
  tokenKey: string,
): KeyValueStorage {
  const isPassing = () => passing.get(tokenKey) !== null
  return {
    // What lasts may be of another customer, whose session is of another tab.
    get: (key) => (isPassing() ? passing : lasting).get(key),
    set(key, value) {
      // Another tab has signed out, and this one has not heard of it yet.
      if (!isPassing() && lasting.get(tokenKey) === null) return
      if (!isPassing()) passing.remove(key)
      ;(isPassing() ? passing : lasting).set(key, value)
    },
    remove(key) {
      // Another tab's session may last, and what belongs to it stays.
      if (passing.get(key) === null) lasting.remove(key)
      else passing.remove(key)
    },
  }
}

import type { KeyValueStorage } from '@umber/storefront-core'

/** Keeps what belongs to a customer where their session is kept, so that both end together. */
export function createCustomerStorage(
  lasting: KeyValueStorage,
  passing: KeyValueStorage,
  tokenKey: string,
): KeyValueStorage {
  return {
    get: (key) => passing.get(key) ?? lasting.get(key),
    set(key, value) {
      const isPassing = passing.get(tokenKey) !== null
      if (!isPassing) passing.remove(key)
      ;(isPassing ? passing : lasting).set(key, value)
    },
    remove(key) {
      // Another tab's session may last, and what belongs to it stays.
      if (passing.get(key) === null) lasting.remove(key)
      else passing.remove(key)
    },
  }
}

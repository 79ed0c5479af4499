import { field } from '../parse/read.ts'
import { parsed } from '../parse/parse-json.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import { checkoutStorageKey } from '../storage-keys.ts'

/**
 * The storage of a checkout whose address comes from a wallet. What the shopper has typed into the checkout's own form stays stored:
 * the wallet's address takes its place only while a payment or an order is under way, so that the checkout goes on with it
 * after a reload or a redirect.
 */
export function expressStorage(storage: KeyValueStorage): KeyValueStorage {
  let own: string | null = null
  let typed: string | null = null
  let isWritten = false

  function putBack(): void {
    if (!isWritten) return
    isWritten = false
    if (typed === null) storage.remove(checkoutStorageKey)
    else storage.set(checkoutStorageKey, typed)
  }

  return {
    get: (key) => (key === checkoutStorageKey ? own : storage.get(key)),
    set(key, value) {
      if (key !== checkoutStorageKey) return storage.set(key, value)
      own = value
      if (!isUnderWay(parsed(value))) return putBack()
      if (!isWritten) typed = storage.get(checkoutStorageKey)
      isWritten = true
      storage.set(checkoutStorageKey, value)
    },
    remove(key) {
      if (key !== checkoutStorageKey) return storage.remove(key)
      own = null
      putBack()
    },
  }
}

const isUnderWay = (record: unknown): boolean =>
  ['paying', 'pending', 'confirmation'].some((name) => field(record, name) !== undefined)

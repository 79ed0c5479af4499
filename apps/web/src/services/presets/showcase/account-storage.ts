import type { KeyValueStorage } from '@umber/storefront-core'
import { field, fields, writeStored, readStored } from '@umber/storefront-core/parse'

/** Storage key of the demonstration's account data. */
export const accountStorageKey = 'account'

/** One customer's changes, each under a name; empty for any other customer. */
export interface AccountStorage {
  get(part: string): unknown
  /** Throws when the storage is full. */
  set(part: string, value: unknown): void
  forget(): void
}

/** All data is in one entry for one customer at a time, so that one removal clears it. */
export function createAccountStorage(
  storage: KeyValueStorage,
  customerId: () => string | undefined,
): AccountStorage {
  const owner = () => customerId() ?? 'guest'
  const parts = (): object => {
    const accountStorage = readStored(storage, accountStorageKey)
    return fields(field(accountStorage, 'owner') === owner() ? field(accountStorage, 'parts') : undefined)
  }
  return {
    get: (part) => field(parts(), part),
    set(part, value) {
      writeStored(storage, accountStorageKey, { owner: owner(), parts: { ...parts(), [part]: value } })
    },
    forget: () => storage.remove(accountStorageKey),
  }
}

import type { KeyValueStorage } from '../ports/platform.ts'
import { field, fields } from '../parse/read.ts'
import { kept, keep } from '../parse/json-storage.ts'

/** Where a demonstration keeps what a customer changed in the account. */
export const accountStorageKey = 'umber-ecru.account'

/** One customer's changes, each under a name; another customer finds it empty. */
export interface AccountStorage {
  get(part: string): unknown
  /** Throws when the device has no room for it. */
  set(part: string, value: unknown): void
  forget(): void
}

/** What is kept belongs to one customer at a time, in one entry, so that forgetting it forgets all of it. */
export function createAccountStorage(
  storage: KeyValueStorage,
  customerId: () => string | undefined,
): AccountStorage {
  const owner = () => customerId() ?? 'nobody'
  const parts = (): object => {
    const accountStorage = kept(storage, accountStorageKey)
    return fields(field(accountStorage, 'owner') === owner() ? field(accountStorage, 'parts') : undefined)
  }
  return {
    get: (part) => field(parts(), part),
    set(part, value) {
      keep(storage, accountStorageKey, { owner: owner(), parts: { ...parts(), [part]: value } })
    },
    forget: () => storage.remove(accountStorageKey),
  }
}

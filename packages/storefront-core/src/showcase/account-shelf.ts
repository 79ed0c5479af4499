import type { KeyValueStorage } from '../ports/platform.ts'
import { field, fields } from '../reading/read.ts'
import { kept, keep } from '../reading/keeping.ts'

/** Where a demonstration keeps what a customer changed in the account. */
export const accountShelfKey = 'umber-ecru.account'

/** One customer's changes, each under a name; another customer finds it empty. */
export interface AccountShelf {
  get(part: string): unknown
  /** Throws when the device has no room for it. */
  set(part: string, value: unknown): void
  forget(): void
}

/** What is kept belongs to one customer at a time, in one entry, so that forgetting it forgets all of it. */
export function createAccountShelf(
  storage: KeyValueStorage,
  customerId: () => string | undefined,
): AccountShelf {
  const owner = () => customerId() ?? 'nobody'
  const parts = (): object => {
    const shelf = kept(storage, accountShelfKey)
    return fields(field(shelf, 'owner') === owner() ? field(shelf, 'parts') : undefined)
  }
  return {
    get: (part) => field(parts(), part),
    set(part, value) {
      keep(storage, accountShelfKey, { owner: owner(), parts: { ...parts(), [part]: value } })
    },
    forget: () => storage.remove(accountShelfKey),
  }
}

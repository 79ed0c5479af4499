import type { KeyValueStorage } from '../ports/platform.ts'
import { parsed } from '../reading/parsed.ts'
import { field } from '../reading/read.ts'
import { checkoutStorageKey } from '../storage-keys.ts'

/**
 * Forgets what was typed in a checkout of this tab when a customer has signed out in another one: theirs, and that of
 * whom it was not yet known who they are. A guest's stays.
 */
export function forgetCustomerCheckout(storage: KeyValueStorage): void {
  const kept = parsed(storage.get(checkoutStorageKey) ?? '')
  if (field(kept, 'byGuest') !== true) storage.remove(checkoutStorageKey)
}

import type { KeyValueStorage } from '../ports/platform.ts'
import { parsed } from '../reading/parsed.ts'
import { field, text } from '../reading/read.ts'
import { checkoutStorageKey } from '../storage-keys.ts'

/**
 * Forgets what a customer typed in a checkout of this tab whose session had ended before they signed out in another one.
 * A guest's stays.
 */
export function forgetCustomerCheckout(storage: KeyValueStorage): void {
  const kept = parsed(storage.get(checkoutStorageKey) ?? '')
  if (text(field(kept, 'owner')) !== undefined) storage.remove(checkoutStorageKey)
}

import type { KeyValueStorage } from '../ports/platform.ts'
import { parsed } from '../parse/parse-json.ts'
import { field, list, text } from '../parse/read.ts'
import { checkoutStorageKey, placedOrdersStorageKey } from '../storage-keys.ts'

/**
 * Removes a customer's checkout data from this tab after they signed out in another one: their own, and what
 * was typed while the identity was unknown. A guest's data stays.
 */
export function forgetCustomerCheckout(storage: KeyValueStorage): void {
  const stored = parsed(storage.get(checkoutStorageKey) ?? '')
  if (field(stored, 'byGuest') !== true) storage.remove(checkoutStorageKey)
  const orders = list(parsed(storage.get(placedOrdersStorageKey) ?? ''))
  const guests = orders.filter((order) => text(field(order, 'owner')) === undefined)
  if (guests.length === orders.length) return
  if (guests.length === 0) storage.remove(placedOrdersStorageKey)
  else storage.set(placedOrdersStorageKey, JSON.stringify(guests))
}

import { readStored } from '../parse/json-storage.ts'
import { collect, text } from '../parse/read.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import { customerViewedKey, viewedKey } from '../storage-keys.ts'

export interface ViewedStorages {
  /** Of the device: a guest's list. */
  readonly persistent: KeyValueStorage
  /** Ends with the session, and keeps nothing of a guest: a customer's list. */
  readonly customer: KeyValueStorage
}

/** The newest ones. One more than a row of eight shows, because the product on the page is left out. */
const most = 9

/** The ids of the products that were looked at on this device, the latest first. What is stored may have any shape. */
export function viewedProducts({ persistent, customer }: ViewedStorages): readonly string[] {
  const stored = [readStored(customer, customerViewedKey), readStored(persistent, viewedKey)]
  const ids = stored.flatMap((list) => (Array.isArray(list) ? collect(list, idFrom) : []))
  return [...new Set(ids)].slice(0, most)
}

/** A customer's list takes over the guest's, so that it ends with the session. */
export function noteViewed(storages: ViewedStorages, id: string): void {
  const { persistent, customer } = storages
  const ids = [id, ...viewedProducts(storages).filter((other) => other !== id)].slice(0, most)
  const written = JSON.stringify(ids)
  customer.set(customerViewedKey, written)
  if (customer.get(customerViewedKey) === written) persistent.remove(viewedKey)
  else persistent.set(viewedKey, written)
}

/** An id as it may stand in a request. */
function idFrom(stored: unknown): string | undefined {
  const id = text(stored)
  return id !== undefined && /^[\w-]{1,100}$/.test(id) ? id : undefined
}

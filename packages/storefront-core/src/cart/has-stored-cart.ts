import type { KeyValueStorage } from '../ports/platform.ts'
import { cartStorageKey, customerCartStorageKey, unsentAddsKey } from '../storage-keys.ts'

export interface CartStorages {
  /** As `storage` of `createCartStore`. */
  readonly storage: KeyValueStorage
  readonly customerStorage: KeyValueStorage
  readonly tabStorage: KeyValueStorage
}

/**
 * Whether this device knows a cart, or an add that waits for one. Without either, a cart store that makes its cart with the first add
 * has nothing to read: a page can load the cart's code later. A customer's cart may be known to the backend only.
 */
export const hasStoredCart = ({ storage, customerStorage, tabStorage }: CartStorages): boolean =>
  storage.get(cartStorageKey) !== null ||
  customerStorage.get(customerCartStorageKey) !== null ||
  tabStorage.get(unsentAddsKey) !== null

import type { KeyValueStorage } from '../ports/platform.ts'
import { unsentAddsKey } from '../storage-keys.ts'
import type { UnsentAdd } from './cart.types.ts'

/**
 * Keeps an add for the next page of the tab, or for this one when it is shown again. `takeAdds` reads it; a page that
 * loads the cart's code later needs this function alone.
 *
 * @param storage one that ends with the tab.
 */
export function keepAdd(storage: KeyValueStorage, add: UnsentAdd): void {
  const { productId, variantId, quantity, selectedOptions, before } = add
  const line = JSON.stringify({ productId, variantId, quantity, selectedOptions, before })
  storage.set(unsentAddsKey, `${storage.get(unsentAddsKey) ?? ''}${line}\n`)
}

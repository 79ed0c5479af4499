import type { KeyValueStorage } from '../ports/platform.ts'
import { unsentAddsKey } from '../storage-keys.ts'
import type { AddInput } from './create-cart-store.ts'

/** An add that was not sent before its page was left. The next page looks up the product. */
export type UnsentAdd = Omit<AddInput, 'product'>

/**
 * Keeps an add for the next page of the tab, or for this one when it is shown again. `takeAdds` reads it; a page that
 * loads the cart's code later needs this function alone.
 *
 * @param storage one that ends with the tab.
 */
export function keepAdd(storage: KeyValueStorage, { product: _, ...add }: AddInput): void {
  storage.set(unsentAddsKey, `${storage.get(unsentAddsKey) ?? ''}${JSON.stringify(add)}\n`)
}

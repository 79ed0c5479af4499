import { parsed } from '../parse/parse-json.ts'
import { collect, field, fields, list, number, text } from '../parse/read.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import { unsentAddsKey } from '../storage-keys.ts'
import type { AddInput } from './create-cart-store.ts'

/** An add that was not sent before its page was left. The next page looks up the product. */
export type UnsentAdd = Omit<AddInput, 'product'>

/** A person presses a few times before a page is left; more is not taken from a storage anyone can write to. */
const mostAdds = 20

const stored = (storage: KeyValueStorage): unknown => parsed(storage.get(unsentAddsKey) ?? '')

/**
 * Keeps adds for the next page of the tab, or for this one when it is shown again.
 *
 * @param storage one that ends with the tab.
 */
export function keepAdds(storage: KeyValueStorage, adds: readonly AddInput[]): void {
  if (adds.length === 0) return
  const added = adds.map(({ product: _, ...add }): UnsentAdd => add)
  storage.set(unsentAddsKey, JSON.stringify([...list(stored(storage)), ...added]))
}

/** Returns the kept adds, each once. Storage is untrusted input. */
export function takeAdds(storage: KeyValueStorage): readonly UnsentAdd[] {
  const adds = collect(stored(storage), addFrom).slice(0, mostAdds)
  storage.remove(unsentAddsKey)
  return adds
}

function addFrom(entry: unknown): UnsentAdd | undefined {
  const productId = text(field(entry, 'productId'))
  const quantity = number(field(entry, 'quantity'))
  if (productId === undefined || quantity === undefined) return undefined
  const chosen = Object.entries(fields(field(entry, 'selectedOptions')))
  const selectedOptions = Object.fromEntries(
    chosen.filter((option): option is [string, string] => typeof option[1] === 'string'),
  )
  return { productId, quantity, selectedOptions, ...omitUndefined({ variantId: text(field(entry, 'variantId')) }) }
}

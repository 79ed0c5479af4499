import { parsed } from '../parse/parse-json.ts'
import { collect, field, fields, number, text } from '../parse/read.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import { unsentAddsKey } from '../storage-keys.ts'
import type { UnsentAdd } from './cart.types.ts'

/** A person presses a few times before a page is left; more is not taken from a storage anyone can write to. */
const mostAdds = 20

/** Returns what `keepAdd` has kept, each once. Storage is untrusted input. */
export function takeAdds(storage: KeyValueStorage): readonly UnsentAdd[] {
  const written = storage.get(unsentAddsKey)
  if (written === null) return []
  storage.remove(unsentAddsKey)
  return collect(written.split('\n', mostAdds).map(parsed), addFrom)
}

function addFrom(entry: unknown): UnsentAdd | undefined {
  const productId = text(field(entry, 'productId'))
  const quantity = number(field(entry, 'quantity'))
  if (productId === undefined || quantity === undefined) return undefined
  const chosen = Object.entries(fields(field(entry, 'selectedOptions')))
  const selectedOptions = Object.fromEntries(
    chosen.filter((option): option is [string, string] => typeof option[1] === 'string'),
  )
  const variantId = text(field(entry, 'variantId'))
  const before = number(field(entry, 'before'))
  return { productId, quantity, selectedOptions, variantId, before }
}

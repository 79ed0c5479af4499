import type { KeyValueStorage } from '../ports/platform.ts'
import { parsed } from '../reading/parsed.ts'
import { field, text } from '../reading/read.ts'
import { cartFromWire } from './cart-from-wire.ts'
import { cartIdFrom } from './cart-id.ts'
import type { CartLine, KnownLines } from './cart.types.ts'

/** Where the cart's id is kept between visits. */
export const cartStorageKey = 'umber-ecru.cart'

/** Where the last known lines are kept. */
export const linesStorageKey = 'umber-ecru.cart-lines'

export interface Memory {
  readonly cartId: string | undefined
  readonly known: KnownLines | undefined
}

/** What an earlier visit, or another tab, left. Anyone can write to a storage, so nothing in it is trusted. */
export function recall(storage: KeyValueStorage): Memory {
  const cartId = cartIdFrom(storage.get(cartStorageKey))
  return { cartId, known: cartId === undefined ? undefined : knownLines(storage, cartId) }
}

export function remember(storage: KeyValueStorage, cartId: string, known: KnownLines): void {
  if (storage.get(cartStorageKey) !== cartId) storage.set(cartStorageKey, cartId)
  storage.set(linesStorageKey, JSON.stringify(asWire(cartId, known)))
}

const longestMemory = 500_000

function knownLines(storage: KeyValueStorage, cartId: string): KnownLines | undefined {
  const written = storage.get(linesStorageKey)
  if (written === null || written.length > longestMemory) return undefined
  const wire = parsed(written)
  if (text(field(wire, 'id')) !== cartId) return undefined
  // Pictures were kept with their whole address, so no backend address is needed to read them back.
  const cart = cartFromWire(wire, '')
  return cart === undefined
    ? undefined
    : { currency: cart.currency, lines: cart.lines, promotions: cart.promotions }
}

/** Kept in the backend's own form, so that one mapper reads both and guards both. */
function asWire(cartId: string, { currency, lines }: KnownLines): object {
  return { id: cartId, currency_code: currency, items: lines.map(lineAsWire) }
}

function lineAsWire(line: CartLine): object {
  return {
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    quantity: line.quantity,
    unit_price: line.price.amount,
    product_title: line.name,
    product_handle: line.slug,
    thumbnail: line.image,
    variant_options: line.selectedOptions,
    variant_title: line.optionLabels.join(' / '),
  }
}

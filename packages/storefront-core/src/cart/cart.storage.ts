import type { KeyValueStorage } from '../ports/platform.ts'
import type { Identity } from '../ports/identity.ts'
import { parsed } from '../parse/parse-json.ts'
import { field, text } from '../parse/read.ts'
import {
  cartStorageKey,
  customerCartStorageKey,
  customerLinesStorageKey,
  linesStorageKey,
} from '../storage-keys.ts'
import { cartFromWire, cartIdFrom } from './cart-from-wire.ts'
import type { CartLine, KnownLines } from './cart.types.ts'

/** A guest's cart outlives the session; a customer's ends with it. */
export interface CartStorages {
  readonly guest: KeyValueStorage
  readonly customer: KeyValueStorage
}

export interface Memory {
  readonly cartId: string | undefined
  readonly known: KnownLines | undefined
  /** The guest's cart, when the customer has none yet; `known` are then its lines. */
  readonly guestCartId?: string | undefined
}

/** Reads what an earlier visit or another tab stored. Storage is untrusted input. */
export function recall({ guest, customer }: CartStorages, owner: Identity): Memory {
  const guestCartId = cartIdFrom(guest.get(cartStorageKey))
  const guestLines = () => linesOf(guest.get(linesStorageKey), guestCartId)
  if (owner.status !== 'customer') return { cartId: guestCartId, known: guestLines() }
  const cartId = customerCartId(customer, owner.customerId)
  return cartId === undefined
    ? { cartId, known: guestLines(), guestCartId }
    : { cartId, known: linesOf(customer.get(customerLinesStorageKey), cartId) }
}

export function remember(
  { guest, customer }: CartStorages,
  owner: Identity,
  cartId: string,
  known: KnownLines,
): void {
  const lines = JSON.stringify(asWire(cartId, known))
  if (owner.status !== 'customer') {
    if (guest.get(cartStorageKey) !== cartId) guest.set(cartStorageKey, cartId)
    guest.set(linesStorageKey, lines)
    return
  }
  const { customerId } = owner
  if (customerCartId(customer, customerId) !== cartId)
    customer.set(customerCartStorageKey, JSON.stringify({ customerId, cartId }))
  customer.set(customerLinesStorageKey, lines)
}

/** A guest in another tab may have started another cart; that one stays. */
export function forgetGuestCart({ guest }: CartStorages, cartId: string): void {
  if (cartIdFrom(guest.get(cartStorageKey)) !== cartId) return
  guest.remove(cartStorageKey)
  guest.remove(linesStorageKey)
}

export function forgetCustomerCart({ customer }: CartStorages, customerId: string): void {
  if (customerCartId(customer, customerId) === undefined) return
  customer.remove(customerCartStorageKey)
  customer.remove(customerLinesStorageKey)
}

function customerCartId(storage: KeyValueStorage, customerId: string): string | undefined {
  const written = parsed(storage.get(customerCartStorageKey) ?? '')
  return field(written, 'customerId') === customerId ? cartIdFrom(field(written, 'cartId')) : undefined
}

const longestMemory = 500_000

function linesOf(written: string | null, cartId: string | undefined): KnownLines | undefined {
  if (cartId === undefined || written === null || written.length > longestMemory) return undefined
  const wire = parsed(written)
  if (text(field(wire, 'id')) !== cartId) return undefined
  // Picture addresses were stored absolute, so no backend address is needed.
  const cart = cartFromWire(wire, '')
  return cart === undefined
    ? undefined
    : { currency: cart.currency, lines: cart.lines, promotions: cart.promotions }
}

/** Stored in the backend's format, so that one mapper validates both. */
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

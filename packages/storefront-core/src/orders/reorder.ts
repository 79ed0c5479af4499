import type { AddInput, CartLine, CartOutcome } from '../cart/cart.types.ts'
import type { OrderItem } from '../ports/order-history.ts'

/**
 * `fewer`: only part of the quantity was available; `waiting`: sent when there is a connection again; `sold-out` and
 * `gone`: nothing was added; `failed`: can be retried.
 */
export type Reordered =
  | { readonly kind: 'added'; readonly line: OrderItem; readonly quantity: number }
  | { readonly kind: 'fewer'; readonly line: OrderItem; readonly quantity: number }
  | { readonly kind: 'waiting' | 'sold-out' | 'gone' | 'failed'; readonly line: OrderItem }

interface CartToFill {
  readonly addItem: (item: AddInput) => Promise<CartOutcome>
  readonly lines: () => readonly Pick<CartLine, 'variantId' | 'quantity'>[]
}

/** Adds the lines of an order to the current cart, one after another, and returns the outcome of each. */
export async function reorder(lines: readonly OrderItem[], cart: CartToFill): Promise<readonly Reordered[]> {
  const outcomes: Reordered[] = []
  // In sequence, so that the last pieces go to the first line that needs them.
  for (const line of lines) outcomes.push(await addAgain(line, cart))
  return outcomes
}

async function addAgain(line: OrderItem, cart: CartToFill): Promise<Reordered> {
  const { productId, variantId, quantity } = line
  if (productId === undefined || variantId === undefined) return { kind: 'gone', line }
  const add = (quantity: number) => cart.addItem({ productId, variantId, quantity: quantity })
  const outcome = await add(quantity)
  if (outcome.ok) return outcome.isWaiting ? { kind: 'waiting', line } : { kind: 'added', line, quantity }
  if (outcome.reason === 'product-not-found' || outcome.reason === 'variant-not-found')
    return { kind: 'gone', line }
  if (outcome.reason !== 'insufficient-stock') return { kind: 'failed', line }
  const held = cart
    .lines()
    .filter((one) => one.variantId === variantId)
    .reduce((sum, one) => sum + one.quantity, 0)
  const left = Math.min(quantity, (outcome.available ?? 0) - held)
  if (left < 1) return { kind: 'sold-out', line }
  const again = await add(left)
  if (!again.ok) return { kind: 'sold-out', line }
  return again.isWaiting ? { kind: 'waiting', line } : { kind: 'fewer', line, quantity: left }
}

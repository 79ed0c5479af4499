import { failureFrom } from '../failure/failure-from-error.ts'
import type { CartClient } from './cart-client.ts'
import type { CartOutcome } from './cart.types.ts'
import type { CartStore } from './create-cart-store.ts'
import { readStock } from './read-stock.ts'

export interface StockCheckOptions {
  readonly client: CartClient
  readonly cart: Pick<CartStore, 'start' | 'getState' | 'noteStock'>
}

/**
 * Counts what is left of everything in the cart, in one request: `GET /store/products`. What is amiss is told by
 * the `trouble` of each line, until it is counted again or the line wants less. Never throws: where it could not
 * be counted the lines stay as they are, and the outcome carries the failure. For the moment before paying.
 */
export async function checkStock({ client, cart }: StockCheckOptions): Promise<CartOutcome> {
  await cart.start()
  try {
    const stock = await readStock(client, cart.getState().view.lines)
    if (stock === undefined) {
      return { ok: false, reason: 'failed', failure: { kind: 'unreadable', retryable: false } }
    }
    cart.noteStock(stock)
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: 'failed', failure: failureFrom(error) }
  }
}

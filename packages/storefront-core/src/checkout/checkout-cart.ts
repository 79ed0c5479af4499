import type { Stock } from '../cart/cart.types.ts'
import type { CartStore } from '../cart/create-cart-store.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { CartSnapshot } from './checkout.state.ts'
import { sorted } from '../parse/sorted.ts'

/** What checkout needs of a cart. */
export interface CheckoutCart {
  read(): CartSnapshot
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  clear(): Promise<unknown>
  refresh(): Promise<unknown>
  /** It has become an order: another cart takes its place. */
  ordered(cartId: string): Promise<unknown>
  /** Checks whether everything in it can still be bought; with `accepted` only if the backend has not just accepted all of it. */
  checkStock(unless?: 'accepted'): void
  /** Takes stock counted elsewhere; lines that exceed it get a `problem`. */
  noteStock(stock: Stock): void
}

export function checkoutCartOf(store: CartStore): CheckoutCart {
  return {
    read() {
      const { view, machine } = store.getState()
      const { lines, subtotal, status, loading, promotions } = view
      const discount = promotions.discount.amount > 0 ? promotions.discount : undefined
      const { waiting = [] } = promotions
      const codes = sorted([...promotions.codes, ...waiting])
      return {
        id: machine.cartId ?? '',
        lines,
        subtotal,
        status,
        // A cart that is being transferred may turn out to hold more.
        busy: loading || machine.phase.status === 'transferring',
        ...omitUndefined({
          discount,
          credit: promotions.credit,
          codes: codes.length > 0 ? codes : undefined,
          hasWaitingCode: waiting.length > 0 || undefined,
        }),
      }
    },
    subscribe: (listener) => store.subscribe(listener),
    clear: () => store.clear(),
    refresh: () => store.refresh(),
    ordered: (cartId) => store.ordered(cartId),
    checkStock: (unless) => store.checkStock(unless),
    noteStock: (stock) => store.noteStock(stock),
  }
}

import {
  initialCartView,
  type AddInput,
  type CartNotice,
  type CartOutcome,
  type CartStore,
  type CartView,
} from '@umber/storefront-core'
import { lazyStore, type LazyStore } from './lazy-store.ts'

export type LazyCart = LazyStore<CartView, CartStore, CartNotice>

export const createLazyCart = (load: () => Promise<CartStore>): LazyCart =>
  lazyStore({
    load,
    initial: initialCartView,
    view: (store) => store.getState().view,
    failed: {
      ...initialCartView,
      status: 'unavailable',
      failure: { kind: 'unreachable', retryable: true },
    },
  })

/** Adds an item. When the cart's code cannot be loaded, the cart is unavailable and nothing is lost. Never throws. */
export async function addToCart(cart: Pick<LazyCart, 'load'>, item: AddInput): Promise<CartOutcome> {
  const store = await cart.load().catch(() => undefined)
  return store?.addItem(item) ?? { ok: false, reason: 'cart-unavailable' }
}

import {
  initialCartView,
  type AddInput,
  type CartNotice,
  type CartOutcome,
  type CartStore,
  type CartView,
  type KeyValueStorage,
} from '@umber/storefront-core'
import { keepAdd } from '@umber/storefront-core/cart'
import { onPageHide } from '../browser/on-page-hide.ts'
import { lazyStore, type LazyStore } from './lazy-store.ts'

export interface LazyCart extends LazyStore<CartView, CartStore, CartNotice> {
  /** Adds an item. When the cart's code cannot be loaded, the cart is unavailable and nothing is lost. Never throws. */
  readonly add: (item: AddInput) => Promise<CartOutcome>
}

/** `perTab`: what is added before the code has loaded waits in it for the next page if this one is left. */
export function createLazyCart(loadStore: () => Promise<CartStore>, perTab: KeyValueStorage): LazyCart {
  const lazy: LazyStore<CartView, CartStore, CartNotice> = lazyStore({
    load: loadStore,
    initial: initialCartView,
    view: (store) => store.getState().view,
    failed: {
      ...initialCartView,
      status: 'unavailable',
      failure: { kind: 'unreachable', retryable: true },
    },
  })
  return {
    ...lazy,
    async add(item) {
      let isStored = false
      const stop = onPageHide(() => {
        if (!isStored) keepAdd(perTab, item)
        isStored = true
      })
      const store = await lazy.load().catch(() => undefined)
      stop()
      if (store === undefined) return { ok: false, reason: 'cart-unavailable' }
      // The page was left and is shown again: the store takes what was kept.
      return isStored ? { ok: true, isWaiting: true } : store.addItem(item)
    },
  }
}

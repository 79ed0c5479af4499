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

/** Set while changes from the previous page may not have reached the backend yet. */
export const cartLeftKey = 'cart-left'

/** Set in a tab whose shopper goes to the region with this id: the cart follows. */
export const cartMovesKey = 'cart-moves'

export interface ShopCartStore extends CartStore {
  /** Moves the cart to the region of the page. Never rejects. Absent where there is one region only. */
  readonly moveHere?: () => Promise<void>
}

const emptyCartView: CartView = { ...initialCartView, status: 'ready' }

export interface LazyCart extends LazyStore<CartView, ShopCartStore, CartNotice> {
  /** Whether the page has to load the cart without being asked to. */
  readonly isExpected: () => boolean
  /** Adds an item. When the cart's code cannot be loaded, the cart is unavailable and nothing is lost. Never throws. */
  readonly add: (item: AddInput) => Promise<CartOutcome>
}

interface LazyCartOptions {
  readonly loadStore: () => Promise<ShopCartStore>
  /** What is added before the code has loaded waits in it for the next page if this one is left. */
  readonly perTab: KeyValueStorage
  /** Whether there is a cart to read, or one to make at once. */
  readonly isExpected: () => boolean
}

/** Without a cart to read it is an empty one from the start, and its code need not load before it is used. */
export function createLazyCart({ loadStore, perTab, isExpected }: LazyCartOptions): LazyCart {
  const isNew = !isExpected()
  const lazy: LazyStore<CartView, ShopCartStore, CartNotice> = lazyStore({
    load: loadStore,
    initial: isNew ? emptyCartView : initialCartView,
    served: initialCartView,
    view(store) {
      const { view } = store.getState()
      return isNew && view.status === 'starting' ? { ...view, status: 'ready' } : view
    },
    failed: {
      ...initialCartView,
      status: 'unavailable',
      failure: { kind: 'unreachable', retryable: true },
    },
  })
  return {
    ...lazy,
    isExpected,
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

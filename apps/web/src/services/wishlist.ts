import type { Failure } from '@umber/storefront-core'
import type { ProductSummary } from '@umber/storefront-core/search'
import type { WishlistOutcome, WishlistStore } from '@umber/storefront-core/wishlist'
import { createEmitter } from './emitter.ts'
import { memoizeAsync } from './memoize-async.ts'

type OnFailed = (failure?: Failure) => void

/** The wishlist's interface for the wishlist buttons. Its code loads later. */
export interface LazyWishlist {
  readonly has: (slug: string) => boolean
  /**
   * Applies the change optimistically and returns whether the product is now saved. Calls `onFailed` when the change
   * was reverted, with the failure if known.
   */
  readonly toggle: (product: ProductSummary, onFailed: OnFailed) => boolean
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** The wishlist store. Rejects when the code cannot be loaded; the next call retries. */
  readonly open: () => Promise<WishlistStore>
}

export function createLazyWishlist(load: () => Promise<WishlistStore>): LazyWishlist {
  const listeners = createEmitter()
  /** Changes made while the store was loading. */
  const pressed = new Map<string, boolean>()
  let list: WishlistStore | undefined

  const open = memoizeAsync(async () => {
    list = await load()
    list.subscribe(() => listeners.emit())
    listeners.emit()
    return list
  })
  const has = (slug: string) => pressed.get(slug) ?? list?.has(slug) ?? false

  async function keep(product: ProductSummary, saved: boolean, onFailed: OnFailed): Promise<void> {
    let outcome: WishlistOutcome | undefined
    try {
      const store = await open()
      outcome = store.has(product.slug) === saved ? { ok: true, saved } : await store.toggle(product)
    } catch {
      // The code could not be loaded: the change failed.
    }
    pressed.delete(product.slug)
    listeners.emit()
    if (outcome?.ok !== true) onFailed(outcome?.failure)
  }

  return {
    has,
    open,
    subscribe: listeners.subscribe,
    toggle(product, onFailed) {
      const saved = !has(product.slug)
      pressed.set(product.slug, saved)
      listeners.emit()
      void keep(product, saved, onFailed)
      return saved
    },
  }
}

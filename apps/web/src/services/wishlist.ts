import type { Failure } from '@umber/storefront-core'
import { createEmitter } from '@umber/storefront-core/platform'
import type { ProductSummary } from '@umber/storefront-core/search'
import type { WishlistOutcome, WishlistState, WishlistStore } from '@umber/storefront-core/wishlist'
import { lazyStore, type LazyStore } from './lazy-store.ts'

export interface LazyWishlist extends LazyStore<WishlistState, WishlistStore> {
  readonly has: (slug: string) => boolean
  /** Whether there is a list to show: without one, the code need not load before it is used. */
  readonly isExpected: () => boolean
  /**
   * Applies the change optimistically and returns whether the product is now saved. Calls `onFailed` when the change
   * was reverted, with the failure if known.
   */
  readonly toggle: (product: ProductSummary, onFailed: (failure?: Failure) => void) => boolean
}

export function createLazyWishlist(
  load: () => Promise<WishlistStore>,
  isExpected: () => boolean,
): LazyWishlist {
  const wishlist = lazyStore<WishlistState, WishlistStore>({
    load,
    initial: { status: 'loading', items: [] },
    view: (store) => store.getState(),
  })
  /** Changes made while the store was loading. */
  const pressed = new Map<string, boolean>()
  const presses = createEmitter()
  const press = (slug: string, saved: boolean | undefined) => {
    if (saved === undefined) pressed.delete(slug)
    else pressed.set(slug, saved)
    presses.emit()
  }
  const has = (slug: string) =>
    pressed.get(slug) ?? wishlist.getState().items.some((item) => item.slug === slug)

  async function save(product: ProductSummary, saved: boolean): Promise<WishlistOutcome | undefined> {
    try {
      const store = await wishlist.load()
      return store.has(product.slug) === saved ? { ok: true, saved } : await store.toggle(product)
    } catch {
      // The code could not be loaded: the change failed.
      return undefined
    } finally {
      press(product.slug, undefined)
    }
  }

  return {
    ...wishlist,
    isExpected,
    has,
    subscribe(listener) {
      const leave = [wishlist.subscribe(listener), presses.subscribe(listener)]
      return () => leave.forEach((off) => off())
    },
    toggle(product, onFailed) {
      const saved = !has(product.slug)
      press(product.slug, saved)
      void save(product, saved).then((outcome) => outcome?.ok !== true && onFailed(outcome?.failure))
      return saved
    },
  }
}

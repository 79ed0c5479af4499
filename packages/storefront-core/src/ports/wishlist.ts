import type { PortOptions } from './port-options.ts'
import type { ProductSummary } from './product-search.ts'

export interface Wishlist {
  /**
   * The list stored on this device, synchronously; enough to render wishlist buttons before `list` has
   * resolved.
   */
  known(): readonly ProductSummary[]
  list(options?: PortOptions): Promise<readonly ProductSummary[]>
  /** Adding a product twice changes nothing. Resolves with the reason if the product is not on the list. */
  add(product: ProductSummary, options?: PortOptions): Promise<WishlistRefusal | undefined>
  /** Removing a product that is not listed changes nothing. */
  remove(slug: string, options?: PortOptions): Promise<void>
  /**
   * Calls back when the list has changed in another tab, or has become another person's; returns the
   * unsubscribe function.
   */
  subscribe(listener: (what: 'items' | 'person') => void): () => void
  /** Absent where the list has no limit. */
  readonly leftOut?: LeftOut
}

/** `full`: the list has reached its limit. `missing`: the shop no longer has the product. */
export type WishlistRefusal = 'full' | 'missing'

/**
 * Products saved before sign-in that did not fit on the account's list. They stay on this device until they
 * are cleared.
 */
export interface LeftOut {
  known(): readonly ProductSummary[]
  clear(): void
}

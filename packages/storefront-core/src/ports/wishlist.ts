import type { PortOptions } from './port-options.ts'
import type { ProductSummary } from './product-search.ts'

export interface Wishlist {
  /** What is remembered on this device, at once; enough to fill the hearts before `list` has answered. */
  known(): readonly ProductSummary[]
  list(options?: PortOptions): Promise<readonly ProductSummary[]>
  /** Adding what is there already changes nothing. Answers why the product is not on the list, if it is not. */
  add(product: ProductSummary, options?: PortOptions): Promise<WishlistRefusal | undefined>
  /** Removing what is not there changes nothing. */
  remove(slug: string, options?: PortOptions): Promise<void>
  /** Calls back when the list has changed in another tab; returns a function that stops listening. */
  subscribe(listener: () => void): () => void
  /** Absent where a list has no limit. */
  readonly leftOut?: LeftOut
}

/** `full`: the list holds as many as it can. `missing`: the shop has no such product any more. */
export type WishlistRefusal = 'full' | 'missing'

/** What was saved before sign-in and found no place on the account's list. It stays on this device until it is let go. */
export interface LeftOut {
  known(): readonly ProductSummary[]
  clear(): void
}

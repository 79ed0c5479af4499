import type { PortCall } from './call.ts'
import type { ProductSummary } from './product-search.ts'

export interface Wishlist {
  /** What is remembered on this device, at once; enough to fill the hearts before `list` has answered. */
  known(): readonly ProductSummary[]
  list(options?: PortCall): Promise<readonly ProductSummary[]>
  /** Adding what is there already changes nothing. */
  add(product: ProductSummary, options?: PortCall): Promise<void>
  /** Removing what is not there changes nothing. */
  remove(slug: string, options?: PortCall): Promise<void>
  /** Calls back when the list has changed in another tab; returns a function that stops listening. */
  subscribe(listener: () => void): () => void
}

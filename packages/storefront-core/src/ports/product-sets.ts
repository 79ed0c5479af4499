import type { PortOptions } from './port-options.ts'

/** A piece of a set. */
export interface SetPiece {
  /** Of the stock, for a piece that is not sold alone. */
  readonly title: string
  readonly quantity: number
  /** The product and the variant that sell it alone. */
  readonly sold?: { readonly productId: string; readonly variantId: string }
}

/** What sets are made of. */
export interface ProductSets {
  /** The pieces of a product's variants that are sets, by the variants' ids. */
  piecesOf(productId: string, options?: PortOptions): Promise<ReadonlyMap<string, readonly SetPiece[]>>
}

import type { ProductListing } from '@umber/storefront-core'

/** Where lists of goods come from: everything on sale at once, or from the backend page by page. */
export type Goods =
  | { readonly kind: 'whole' }
  | { readonly kind: 'paged'; readonly listing: () => Promise<ProductListing> }

export const wholeCatalogue: Goods = { kind: 'whole' }

import products from './products.generated.json'

/** The goods that search and wishlist know without asking the backend. Pictures are relative to its address. */
export const showcaseProducts = products

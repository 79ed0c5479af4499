// Loaded with the first use. The key of what is stored, in the same entry of the core, is read at once.
export { createWishlistStore } from '@umber/storefront-core/wishlist'

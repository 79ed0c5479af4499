export type * from '../ports/wishlist.ts'
export {
  createWishlistStore,
  type MoveOutcome,
  type WishlistOutcome,
  type WishlistState,
  type WishlistStore,
} from './create-wishlist-store.ts'

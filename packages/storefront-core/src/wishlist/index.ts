export type * from '../ports/wishlist.ts'
export { wishlistKey } from '../storage-keys.ts'
export {
  createWishlistStore,
  type MoveOutcome,
  type WishlistOutcome,
  type WishlistState,
  type WishlistStore,
} from './create-wishlist-store.ts'

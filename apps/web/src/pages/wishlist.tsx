export { WishlistScreen as WishlistPage } from '../features/wishlist/wishlist-screen.tsx'

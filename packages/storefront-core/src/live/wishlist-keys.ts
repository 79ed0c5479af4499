/** Where a guest's wishlist is kept. */
export const wishlistKey = 'umber-ecru.wishlist'

/** What this device remembers of a customer's, beside their session. */
export const customerWishlistKey = 'umber-ecru.customer-wishlist'

/** What a customer's list had no room for at sign-in, beside their session. */
export const leftOutKey = 'umber-ecru.wishlist-left-out'

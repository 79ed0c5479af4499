// In a file without imports: code that only forgets these need not load the code that keeps them.

/** Where a guest's cart id is kept between visits. */
export const cartStorageKey = 'umber-ecru.cart'

/** Where the last known lines of a guest's cart are kept. */
export const linesStorageKey = 'umber-ecru.cart-lines'

/** Where a customer's own cart is kept, beside their session: never where a guest would find it. */
export const customerCartStorageKey = 'umber-ecru.customer-cart'

/** Where the last known lines of a customer's cart are kept. */
export const customerLinesStorageKey = 'umber-ecru.customer-cart-lines'

/** What this device remembers of a customer's wishlist, beside their session. */
export const customerWishlistKey = 'umber-ecru.customer-wishlist'

/** What a customer's wishlist had no room for at sign-in, beside their session. */
export const leftOutKey = 'umber-ecru.wishlist-left-out'

/** Where the customer is saved between visits, without the token. */
export const customerStorageKey = 'umber-ecru.customer'

/** What is kept of a customer beside their session, and goes with it. */
export const customerKeys: readonly string[] = [
  customerCartStorageKey,
  customerLinesStorageKey,
  customerWishlistKey,
  leftOutKey,
]

/** Where a guest's wishlist is kept, and that of a demonstration. */
export const wishlistKey = 'umber-ecru.wishlist'

/** Where the checkout under way is kept for a reload; meant for a storage that ends with the session. */
export const checkoutStorageKey = 'umber-ecru.checkout'

/** Where the orders that were placed in this tab are kept, each for its own address; as long as the tab is open. */
export const placedOrdersStorageKey = 'umber-ecru.placed-orders'

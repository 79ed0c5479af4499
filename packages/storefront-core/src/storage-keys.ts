// This file has no imports: code that only removes these keys need not load the code that uses them.

/** A guest's cart id, kept between visits. */
export const cartStorageKey = 'cart'

/** The last known lines of a guest's cart. */
export const linesStorageKey = 'cart-lines'

/** Adds that were not sent before their page was left. Kept for the next page of the tab. */
export const unsentAddsKey = 'cart-unsent'

/** A guest's lines that are not sold in the region of the cart. They wait for their own region. */
export const keptLinesKey = 'cart-kept'

/** The same for a customer. Kept with the session. */
export const customerKeptLinesKey = 'customer-cart-kept'

/** A customer's cart id. Kept with the session, out of reach of a guest. */
export const customerCartStorageKey = 'customer-cart'

/** The last known lines of a customer's cart. */
export const customerLinesStorageKey = 'customer-cart-lines'

/** A customer's wishlist on this device. Kept with the session. */
export const customerWishlistKey = 'customer-wishlist'

/** Products that did not fit on a customer's wishlist at sign-in. Kept with the session. */
export const leftOutKey = 'wishlist-left-out'

/** The customer whose sign-in has not merged the guest's wishlist yet. Kept with the session. */
export const mergeOwedKey = 'merge-owed'

/** A customer's token; the default of the client's `jwtTokenStorageKey`. */
export const tokenStorageKey = 'medusa_auth_token'

/** The customer between visits, without the token. */
export const customerStorageKey = 'customer'

/** The products a guest has looked at on this device. */
export const viewedKey = 'viewed'

/** The products a customer has looked at. Kept with the session. */
export const customerViewedKey = 'customer-viewed'

/** Customer data that is removed with the session. */
export const customerKeys: readonly string[] = [
  customerCartStorageKey,
  customerLinesStorageKey,
  customerKeptLinesKey,
  customerWishlistKey,
  leftOutKey,
  mergeOwedKey,
  customerViewedKey,
]

/** A guest's wishlist, and the demonstration's. */
export const wishlistKey = 'wishlist'

/** The current checkout, kept for a reload; for a storage that ends with the session. */
export const checkoutStorageKey = 'checkout'

/** Orders placed in this tab, each for its own page; kept as long as the tab is open. */
export const placedOrdersStorageKey = 'placed-orders'

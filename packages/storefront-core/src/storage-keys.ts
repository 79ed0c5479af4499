// In a file without imports: code that only forgets these need not load the code that keeps them.

/** Where a guest's cart id is kept between visits. */
export const cartStorageKey = 'umber-ecru.cart'

/** Where the last known lines of a guest's cart are kept. */
export const linesStorageKey = 'umber-ecru.cart-lines'

/** Where a customer's own cart is kept, beside their session: never where a guest would find it. */
export const customerCartStorageKey = 'umber-ecru.customer-cart'

/** Where the last known lines of a customer's cart are kept. */
export const customerLinesStorageKey = 'umber-ecru.customer-cart-lines'

/** Where the checkout under way is kept for a reload; meant for a storage that ends with the session. */
export const checkoutStorageKey = 'umber-ecru.checkout'

import type { CartNotice } from '@umber/storefront-core'

const pieces = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const cartCopy = {
  drawerTitle: 'Shopping Cart',
  pageTitle: 'Cart',
  empty: 'Your cart is empty',
  emptySentence: 'What you add is kept here, also when you close the browser.',
  continueShopping: 'Continue Shopping',
  startShopping: 'Start Shopping',
  proceed: 'Proceed to Checkout',
  clear: 'Clear Cart',
  viewCart: 'View cart',
  columns: { product: 'Product', price: 'Price', quantity: 'Quantity', total: 'Total', remove: 'Remove' },
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  take: (count: number) => `Take ${count}`,
  takeNamed: (count: number, name: string) => `Take ${count} of ${name}`,
  quantityOf: (name: string, count: number) => `Quantity of ${name}: ${count}`,
  summary: 'Order Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  tax: 'Tax',
  later: 'Calculated at checkout',
  total: 'Total',
  promo: 'Promo code',
  apply: 'Apply',
  drawerNote: 'Shipping and tax are calculated at checkout.',
  count: pieces,
  loading: 'Loading your cart',
  unconfirmed: 'We could not reach the shop. Your items are kept; prices and stock may have changed.',
  unavailable: 'We could not open a cart for you. Nothing is lost.',
  retry: 'Retry',
  undo: 'Undo',
  onlyLeft: (count: number) => (count === 0 ? 'Sold out' : `Only ${count} left`),
  kept: 'Your items are kept. Please try again in a moment.',
  leftOut: (names: readonly string[]) => `No longer available: ${names.join(', ')}`,
  added: (name: string, count: number) => `${name} added, cart has ${pieces(count)}`,
} as const

/** The toast for what the cart tells; the words are fixed by the requirements. */
export const noticeTitles: Record<CartNotice['kind'], string> = {
  'item-added': 'Item added to cart',
  'item-removed': 'Item removed from cart',
  'load-failed': 'Failed to load cart',
  'add-failed': 'Failed to add item to cart',
  'update-failed': 'Failed to update item quantity',
  'remove-failed': 'Failed to remove item from cart',
  'clear-failed': 'Failed to clear cart',
  'claim-failed': 'We could not add your cart to your account',
  'items-left-out': 'Some items of your earlier cart are gone',
}

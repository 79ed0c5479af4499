import { formatCartMoney, type Money } from '@umber/storefront-core'

/** Every sentence of the home, category and product pages. */

export const homeCopy = {
  title: 'Umber & Ecru',
  heading: 'Clothes and things, made to be kept',
  lead: 'Linen, cotton, leather and wax in colours that agree with each other, and with what you own already.',
  shopAll: 'Shop everything',
  shopWomen: 'Shop women',
  heroPicture: 'A still life: folded linen, a candle and a leather wallet on plinths in window light',
  stats: [
    { figure: '500+', label: 'Premium Products' },
    { figure: '50K+', label: 'Happy Customers' },
    { figure: '24h', label: 'Fast Delivery' },
  ],
  statsLabel: 'The shop in figures',
  collections: 'Collections',
  featured: 'Featured Products',
  loadMore: 'Load More',
  viewAll: 'View All Products',
  progress: (shown: number, total: number) => `${shown} of ${total}`,
  collectionsFailed: 'Our collections could not be shown.',
} as const

export const newsletterCopy = {
  heading: 'Letters, not often',
  lead: 'New pieces, restocks and the odd note from the workshop. Once a month.',
  email: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing',
  failed: 'Your address could not be taken. Try again in a moment.',
  done: 'Successfully subscribed to newsletter!',
  doneMore: "Thank you for subscribing. You'll receive updates about new products and offers.",
} as const

export const listingCopy = {
  home: 'Home',
  all: 'All Products',
  allLead: 'Everything we make and carry, in one place.',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  countSoFar: (count: number) => `${count} products so far`,
  filters: 'Filters',
  filterAndSort: (count: number) => (count === 0 ? 'Filter / Sort' : `Filter (${count}) / Sort`),
  sortBy: 'Sort by',
  price: 'Price',
  minimum: 'Minimum price',
  maximum: 'Maximum price',
  from: 'From',
  to: 'To',
  colour: 'Colour',
  size: 'Size',
  sizeNamed: (size: string) => `Size ${size}`,
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  applied: 'Applied filters',
  remove: (what: string) => `Remove ${what}`,
  show: (count: number) => (count === 1 ? 'Show 1 item' : `Show ${count} items`),
  sections: 'Sections',
  loading: 'Loading products',
  struggling: 'Still trying to reach the shop',
  empty: 'No products found',
  emptyHint: "Try adjusting your filters or search terms to find what you're looking for.",
  browseAll: 'Browse All Products',
  products: 'Products',
  failed: 'Failed to load products. Please try again later.',
  failedTitle: 'Products',
  unknown: 'Category not found',
  unknownHint: 'There is no section of that name. These are the ones we keep:',
  priceRange: (low: string, high: string) => `${low} to ${high}`,
  andAbove: (price: string) => `${price} and above`,
} as const

export const cardCopy = {
  rating: 4.3,
  ratings: 42,
  ratingWords: 'Rated 4.3 of 5, 42 ratings',
  delivery: 'Free Delivery',
  discount: (percent: number) => `${percent}% off`,
  price: 'Price',
  originalPrice: 'Original price',
  moreColours: (count: number) => `+${count}`,
  colours: (names: readonly string[]) => `Colours: ${names.join(', ')}`,
  save: (name: string) => `Save ${name}`,
} as const

export const productCopy = {
  newArrival: 'New Arrival',
  images: 'Product images',
  previous: 'Previous image',
  next: 'Next image',
  position: (index: number, count: number) => `Image ${index + 1} of ${count}`,
  showView: (index: number, alt: string) => `Show image ${index + 1}: ${alt}`,
  soldOutValue: (value: string) => `${value}, sold out`,
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  addToCart: 'Add to Cart',
  adding: 'Adding',
  added: 'Added',
  soldOut: 'Sold out',
  unpriced: 'Price on request',
  unmade: 'Not made in this combination',
  notChosen: 'not chosen',
  noPicture: 'No picture yet',
  chosenInstead: (values: string) =>
    `${values} is sold out at the moment, so the next that is there was chosen.`,
  choose: (option: string) => `Choose a ${option.toLowerCase()}`,
  buyNow: 'Buy Now',
  toCheckout: 'Redirecting to checkout',
  addedToast: 'Added to cart',
  addedToastMore: (name: string) => `${name} has been added to your cart`,
  saved: 'Added to wishlist',
  unsaved: 'Removed from wishlist',
  share: 'Share',
  copied: 'Link copied to clipboard',
  copyByHand: 'Failed to copy. The link is here to select:',
  link: 'Link to this product',
  trust: [
    { icon: 'truck', title: 'Free Shipping', words: 'On every order, to every PIN code in India.' },
    { icon: 'shield', title: '2 Year Warranty', words: 'On seams, fastenings and fittings.' },
    { icon: 'return', title: 'Easy Returns', words: '30 days to change your mind.' },
  ],
  tabs: { description: 'Description', specifications: 'Specifications', reviews: 'Reviews' },
  about: 'About this product',
  noDescription: 'No description has been written yet.',
  noSpecifications: 'No specifications have been listed yet.',
  noReviews: 'No written reviews yet',
  rating: 'Rated 5 of 5',
  reviews: '(127 reviews)',
  related: 'You Might Also Like',
  notFound: 'Product not found',
  notFoundHint: 'It may have sold out for good, or the link may be mistyped.',
  browseAll: 'Browse All Products',
  failed: 'Failed to load product details',
  failedTitle: 'Product',
  struggling: 'Still trying to reach the shop',
  onRequest: 'Price on request',
  free: 'Free',
} as const

export type PurchaseRefusalReason =
  | 'cart-unavailable'
  | 'product-not-found'
  | 'variant-not-found'
  | 'insufficient-stock'
  | 'failed'

export function refusalWords(reason: PurchaseRefusalReason, quantity: number): string {
  switch (reason) {
    case 'insufficient-stock':
      return quantity > 1
        ? `There are fewer than ${quantity} of these left. Choose a smaller quantity.`
        : 'The last one of these has just been sold.'
    case 'variant-not-found':
      return 'This combination is not made any more. Choose another.'
    case 'product-not-found':
      return 'This product is no longer sold.'
    case 'cart-unavailable':
      return 'Your cart could not be reached, so nothing was added. Try again.'
    case 'failed':
      return 'This could not be added to your cart. Try again.'
  }
}

/** A price as it stands on a card: zero is free, none is a question to ask. */
export function priceWords(price: Money | undefined): string {
  if (price === undefined || price.amount < 0) return productCopy.onRequest
  return price.amount === 0 ? productCopy.free : formatCartMoney(price)
}

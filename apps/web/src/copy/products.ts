import type { Money } from '@umber/storefront-core'

/** Texts of product lists, cards and the product page. */

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
  any: 'Any',
  minimum: 'Minimum price',
  maximum: 'Maximum price',
  from: 'From',
  to: 'To',
  category: 'Category',
  colour: 'Color',
  size: 'Size',
  sizeNamed: (size: string, name = 'Size') => `${name} ${size}`,
  optionNamed: (name: string, value: string) => `${name}: ${value}`,
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  applied: 'Applied filters',
  remove: (what: string) => `Remove ${what}`,
  show: (count: number | undefined) =>
    count === 1 ? 'Show 1 item' : ['Show', count, 'items'].filter((word) => word !== undefined).join(' '),
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
  unknownCollection: 'Collection not found',
  unknownCollectionHint: 'It may have ended. Everything we sell is a step away.',
  priceRange: (low: string, high: string) => `${low} to ${high}`,
  andAbove: (price: string) => `${price} and above`,
} as const

export const cardCopy = {
  rating: 4.3,
  ratings: 42,
  ratingWords: 'Rated 4.3 of 5, 42 ratings',
  delivery: 'Free Delivery',
  discount: (percent: number) => `${percent}% off`,
  soldOut: 'Sold out',
  atCheckout: (percent: number) => `${percent}% off at checkout`,
  price: 'Price',
  from: (price: string) => `From ${price}`,
  originalPrice: 'Original price',
  moreColours: (count: number) => `+${count}`,
  colours: (names: readonly string[]) => `Colours: ${names.join(', ')}`,
  save: (name: string) => `Save ${name}`,
  notSaved: 'Your wishlist could not be changed. Try again.',
  wishlistFull: 'Your wishlist is full. Remove something to make room.',
  noLongerSold: 'This product is no longer sold, so it cannot be saved.',
} as const

export const productCopy = {
  newArrival: 'New Arrival',
  otherChoices: (price: string) => `Other choices from ${price}`,
  images: 'Product images',
  previous: 'Previous image',
  next: 'Next image',
  position: (index: number, count: number) => `Image ${index + 1} of ${count}`,
  showView: (index: number, alt: string) => `Show image ${index + 1}: ${alt}`,
  soldOutValue: (value: string) => `${value}, sold out`,
  unmadeValue: (value: string) => `${value}, not made in this combination`,
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
    `${values} is sold out at the moment, so the next one in stock was chosen.`,
  choose: (option: string) => `Choose a ${option.toLowerCase()}`,
  buyNow: 'Buy Now',
  toCheckout: 'Redirecting to checkout',
  addedToast: 'Added to cart',
  addedToastMore: (name: string) => `${name} has been added to your cart`,
  saved: 'Added to wishlist',
  unsaved: 'Removed from wishlist',
  share: 'Share',
  copied: 'Link copied to clipboard',
  copyByHand: 'Failed to copy. Here is the link to this product:',
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
  loading: 'Loading product',
  struggling: 'Still trying to reach the shop',
  onRequest: 'Price on request',
  free: 'Free',
} as const

/** Alt text for pictures that are not the front view. */
export const viewWords = {
  styled: 'shown to scale',
  angle: 'from another side',
  detail: 'close up',
} as const

/** A price as a card shows it: zero is free, a missing price is "on request". The lowest of several follows "From". */
export function priceWords(
  price: Money | undefined,
  written: (money: Money) => string,
  isLowest = false,
): string {
  if (price === undefined || price.amount < 0) return productCopy.onRequest
  if (isLowest) return cardCopy.from(written(price))
  return price.amount === 0 ? productCopy.free : written(price)
}

/** Entries of storefront-core, in the order of its README. */
export const coreEntries = [
  'index',
  'auth',
  'checkout',
  'account',
  'orders',
  'search',
  'wishlist',
  'forms',
  'live',
  'showcase',
]

/** The name of an entry's page. A file called `index` would be the page of its directory. */
export const corePage = (entry: string): string => (entry === 'index' ? 'main' : entry)

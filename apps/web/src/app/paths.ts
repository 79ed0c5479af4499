// The only place where an address is put together. Slugs and words come from outside, so they are encoded here.
export const paths = {
  home: () => '/',
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  /** One order, or a part of it. */
  order: (id: string, part: '' | '/invoice' | '/return') =>
    `/account/orders/${encodeURIComponent(id)}${part}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  search: (term = '') => (term === '' ? '/search' : `/search?${new URLSearchParams({ q: term }).toString()}`),
  wishlist: () => '/wishlist',
  /** `from` is where to go after signing in; home is where one goes anyway. */
  login: (from = '/') => withWayBack('/login', from),
  signup: (from = '/') => withWayBack('/signup', from),
  forgotPassword: () => '/forgot-password',
  account: () => '/account',
  orders: () => '/account/orders',
  orderLookup: () => '/order-lookup',
  about: () => '/about',
  contact: () => '/contact',
  help: () => '/help',
  shippingPolicy: () => '/shipping-policy',
  terms: () => '/terms',
  privacy: () => '/privacy',
  faq: () => '/faq',
} as const

function withWayBack(path: string, from: string): string {
  return from === '/' ? path : `${path}?${new URLSearchParams({ from }).toString()}`
}

import { encodePart } from './match-address.ts'

// The only place where an address is put together. Slugs and words come from outside, so they are encoded here.
export const paths = {
  home: () => '/',
  category: (slug: string) => `/category/${encodePart(slug)}`,
  product: (slug: string) => `/product/${encodePart(slug)}`,
  /** One order, or a part of it. */
  order: (id: string, part: '' | '/invoice' | '/return') => `/account/orders/${encodePart(id)}${part}`,
  /** The confirmation of an order that was just placed. */
  placedOrder: (id: string) => `/order/${encodePart(id)}`,
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

/** The addresses of pages that are about one of many. */
export const pathPatterns = { category: '/category/:slug', product: '/product/:slug' } as const

import { encodePart } from './match-path.ts'

// The only place that builds paths. Slugs and search terms are external input, so they are encoded here.
export const paths = {
  home: () => '/',
  category: (slug: string) => `/category/${encodePart(slug)}`,
  product: (slug: string) => `/product/${encodePart(slug)}`,
  /** An order's page, or a page below it. */
  order: (id: string, part: '' | '/invoice' | '/return') => `/account/orders/${encodePart(id)}${part}`,
  /** The confirmation of a placed order. */
  placedOrder: (id: string) => `/order/${encodePart(id)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  search: (term = '') => (term === '' ? '/search' : `/search?${new URLSearchParams({ q: term }).toString()}`),
  wishlist: () => '/wishlist',
  /** `from` is the return path after signing in. Home is the default, so it is left out. */
  login: (from = '/') => withReturnPath('/login', from),
  signup: (from = '/') => withReturnPath('/signup', from),
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

function withReturnPath(path: string, from: string): string {
  return from === '/' ? path : `${path}?${new URLSearchParams({ from }).toString()}`
}

/** Path patterns of pages with a parameter. */
export const pathPatterns = { category: '/category/:slug', product: '/product/:slug' } as const

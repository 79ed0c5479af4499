import { encodePart, matchPath } from './match-path.ts'

/** A page without a parameter. */
const fixed = <Path extends string>(pattern: Path) => ({ pattern, href: () => pattern })

const withReturnPath = (path: string, from: string): string =>
  from === '/' ? path : `${path}?${new URLSearchParams({ from }).toString()}`

/** The pages of both presets: the pattern of the address, and the path for a link. Slugs and search terms are encoded here. */
export const pages = {
  home: fixed('/'),
  category: { pattern: '/category/:slug', href: (slug: string) => `/category/${encodePart(slug)}` },
  product: { pattern: '/product/:slug', href: (slug: string) => `/product/${encodePart(slug)}` },
  cart: fixed('/cart'),
  search: {
    pattern: '/search',
    href: (term = '') => (term === '' ? '/search' : `/search?${new URLSearchParams({ q: term }).toString()}`),
  },
  wishlist: fixed('/wishlist'),
  checkout: fixed('/checkout'),
  // `from` is the return path after signing in. Home is the default, so it is left out.
  login: { pattern: '/login', href: (from = '/') => withReturnPath('/login', from) },
  signup: { pattern: '/signup', href: (from = '/') => withReturnPath('/signup', from) },
  forgotPassword: fixed('/forgot-password'),
  account: fixed('/account'),
  orders: fixed('/account/orders'),
  about: fixed('/about'),
  contact: fixed('/contact'),
  help: fixed('/help'),
  shippingPolicy: fixed('/shipping-policy'),
  terms: fixed('/terms'),
  privacy: fixed('/privacy'),
  faq: fixed('/faq'),
} as const

const orderPath = (id: string): string => `/account/orders/${encodePart(id)}`

/** The pages that only the live preset has. The backend's emails link to some of them. */
export const livePages = {
  resetPassword: fixed('/reset-password'),
  verifyAddress: fixed('/verify-address'),
  /** The confirmation of a placed order. */
  placedOrder: { pattern: '/order/:id', href: (id: string) => `/order/${encodePart(id)}` },
  order: { pattern: '/account/orders/:id', href: orderPath },
  invoice: { pattern: '/account/orders/:id/invoice', href: (id: string) => `${orderPath(id)}/invoice` },
  return: { pattern: '/account/orders/:id/return', href: (id: string) => `${orderPath(id)}/return` },
  orderLookup: fixed('/order-lookup'),
  orderTransfer: fixed('/order-transfer'),
} as const

type Hrefs<Pages extends Readonly<Record<string, { readonly href: unknown }>>> = {
  readonly [Name in keyof Pages]: Pages[Name]['href']
}

/** Paths for links: `paths.product('linen-shirt')`. */
export const paths: Hrefs<typeof pages & typeof livePages> = hrefsOf({ ...pages, ...livePages })

function hrefsOf<Pages extends Readonly<Record<string, { readonly href: unknown }>>>(
  all: Pages,
): Hrefs<Pages> {
  return Object.fromEntries(Object.entries(all).map(([name, { href }]) => [name, href])) as Hrefs<Pages>
}

export type MatchedPage = keyof typeof pages

const names = Object.keys(pages) as readonly MatchedPage[]

/** The page of both presets at a path, and the slug of its category or product; '' on all other pages. */
export function matchPage(
  pathname: string,
): { readonly name: MatchedPage; readonly slug: string } | undefined {
  for (const name of names) {
    const params = matchPath(pages[name].pattern, pathname)
    if (params !== undefined) return { name, slug: params['slug'] ?? '' }
  }
  return undefined
}

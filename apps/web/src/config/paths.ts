import { encodePart, matchPath, type ParsedPath } from './match-path.ts'

/** A page without a parameter. */
const fixed = <Path extends string>(pattern: Path) => ({ pattern, href: () => pattern })

/** A page with one parameter, such as a slug. It is external input, so it is encoded. */
const withParameter = (pattern: string) => ({
  pattern,
  href: (value: string) => pattern.replace(/:\w+/, () => encodePart(value)),
})

/** A page with one optional value in its query, which is left out when it is the default. */
const withQuery = (pattern: string, name: string, usual: string) => ({
  pattern,
  href: (value = usual) =>
    value === usual ? pattern : `${pattern}?${new URLSearchParams({ [name]: value }).toString()}`,
})

/** The pages of both presets: the pattern of the address, and the path for a link. */
export const pages = {
  home: fixed('/'),
  category: withParameter('/category/:slug'),
  /** A curated list. Live only. */
  collection: withParameter('/collection/:slug'),
  product: withParameter('/product/:slug'),
  cart: fixed('/cart'),
  search: withQuery('/search', 'q', ''),
  wishlist: fixed('/wishlist'),
  checkout: fixed('/checkout'),
  // `from` is the path to return to after signing in.
  login: withQuery('/login', 'from', '/'),
  signup: withQuery('/signup', 'from', '/'),
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
  /** What the owner writes; only the live preset has some. */
  ownPage: withParameter('/pages/:slug'),
} as const

/** The pages that only the live preset has. The backend's emails link to some of them. */
export const livePages = {
  resetPassword: fixed('/reset-password'),
  verifyAddress: fixed('/verify-address'),
  /** Where payment providers lead back to. */
  checkoutReturn: fixed('/checkout/return'),
  /** The confirmation of a placed order. */
  placedOrder: withParameter('/order/:id'),
  order: withParameter('/account/orders/:id'),
  invoice: withParameter('/account/orders/:id/invoice'),
  return: withParameter('/account/orders/:id/return'),
  orderLookup: fixed('/order-lookup'),
  orderTransfer: fixed('/order-transfer'),
  /** A page of the owner before it is published. */
  pagePreview: fixed('/page-preview'),
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
  path: ParsedPath,
): { readonly name: MatchedPage; readonly slug: string } | undefined {
  for (const name of names) {
    const params = matchPath(pages[name].pattern, path)
    if (params !== undefined) return { name, slug: params['slug'] ?? '' }
  }
  return undefined
}

import { matchPath } from './match-path.ts'
import { pathPatterns } from './paths.ts'

/** The path of every page that both presets have. The server uses it too, to tell which addresses have a page. */
export const pagePaths = {
  home: '/',
  category: pathPatterns.category,
  product: pathPatterns.product,
  cart: '/cart',
  search: '/search',
  wishlist: '/wishlist',
  checkout: '/checkout',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  account: '/account',
  orders: '/account/orders',
  about: '/about',
  contact: '/contact',
  help: '/help',
  shippingPolicy: '/shipping-policy',
  terms: '/terms',
  privacy: '/privacy',
  faq: '/faq',
} as const

export type MatchedPage = keyof typeof pagePaths

const names = Object.keys(pagePaths) as readonly MatchedPage[]

/** The page at a path, and the slug of its category or product; '' on all other pages. */
export function matchPage(
  pathname: string,
): { readonly name: MatchedPage; readonly slug: string } | undefined {
  for (const name of names) {
    const params = matchPath(pagePaths[name], pathname)
    if (params !== undefined) return { name, slug: params['slug'] ?? '' }
  }
  return undefined
}

import { matchAddress } from './match-address.ts'
import { pathPatterns } from './paths.ts'

/** The address of every page that both presets have. The server asks here too which addresses have a page. */
export const pageAddresses = {
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

export type AddressedPage = keyof typeof pageAddresses

const names = Object.keys(pageAddresses) as readonly AddressedPage[]

/** The page at an address, and what the address names: a category or a product, or '' on all other pages. */
export function addressedPage(
  pathname: string,
): { readonly name: AddressedPage; readonly slug: string } | undefined {
  for (const name of names) {
    const params = matchAddress(pageAddresses[name], pathname)
    if (params !== undefined) return { name, slug: params['slug'] ?? '' }
  }
  return undefined
}

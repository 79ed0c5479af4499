import type { ComponentType } from 'react'
import type { PresetName } from '../config/preset.ts'
import type { ParsedPath } from '../config/match-path.ts'
import { matchPage, type MatchedPage } from '../config/paths.ts'

export interface PageProps {
  /** The slug of a category, a collection or a product. Empty on pages without a slug. */
  readonly slug: string
}

interface Route {
  readonly load: () => Promise<ComponentType<PageProps>>
}

/** A route from a page's module and the name of its component there. */
const page = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<PageProps>>>>,
  name: Name,
): Route => ({ load: async () => (await load())[name] })

/** Every page by name. The code of each loads on navigation or on preload. */
export const routes = {
  home: page(() => import('../features/home/home-screen.tsx'), 'HomeScreen'),
  category: page(() => import('../features/product-list/category-screen.tsx'), 'CategoryScreen'),
  collection: page(() => import('../features/product-list/collection-screen.tsx'), 'CollectionScreen'),
  product: page(() => import('../features/product/product-screen.tsx'), 'ProductScreen'),
  cart: page(() => import('../features/cart/cart-screen.tsx'), 'CartScreen'),
  search: page(() => import('../features/search/search-screen.tsx'), 'SearchScreen'),
  wishlist: page(() => import('../features/wishlist/wishlist-screen.tsx'), 'WishlistScreen'),
  checkout: page(() => import('../features/checkout/checkout-screen.tsx'), 'CheckoutScreen'),
  login: page(() => import('../features/auth/login-screen.tsx'), 'LoginScreen'),
  signup: page(() => import('../features/auth/signup-screen.tsx'), 'SignupScreen'),
  forgotPassword: page(() => import('../features/auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  account: page(() => import('../features/account/account-screen.tsx'), 'AccountScreen'),
  orders: page(() => import('../features/orders/order-history-screen.tsx'), 'OrderHistoryScreen'),
  about: page(() => import('../features/content/about-screen.tsx'), 'AboutScreen'),
  contact: page(() => import('../features/content/contact/contact-screen.tsx'), 'ContactScreen'),
  help: page(() => import('../features/content/help/help-screen.tsx'), 'HelpScreen'),
  shippingPolicy: page(
    () => import('../features/content/shipping-policy-screen.tsx'),
    'ShippingPolicyScreen',
  ),
  terms: page(() => import('../features/content/legal-screens.tsx'), 'TermsScreen'),
  privacy: page(() => import('../features/content/legal-screens.tsx'), 'PrivacyScreen'),
  faq: page(() => import('../features/content/faq-screen.tsx'), 'FaqScreen'),
  ownPage: page(() => import('./own-page.tsx'), 'OwnPage'),
  /** Pages that need real orders and passwords. */
  livePages: page(() => import('./live-routes.tsx'), 'LivePages'),
  notFound: page(() => import('../features/layout/not-found-screen.tsx'), 'NotFoundScreen'),
} as const satisfies Record<MatchedPage | 'livePages' | 'notFound', Route>

export type PageName = keyof typeof routes

export interface PlacedPage extends PageProps {
  readonly name: PageName
}

export const pageNames = Object.keys(routes) as readonly PageName[]

/** The page at a path, or the 404 page. */
export function pageAt(path: ParsedPath, preset: PresetName): PlacedPage {
  const found = matchPage(path)
  // The showcase has no pages of its owner, and its collections are its categories.
  const isLive = found?.name === 'ownPage' || found?.name === 'collection'
  if (found !== undefined && (!isLive || preset === 'live')) return found
  return { name: preset === 'live' ? 'livePages' : 'notFound', slug: '' }
}

/** The code of a page. Undefined for the 404 page, and after a failed import, which the page retries when it opens. */
export async function preloadPage(name: PageName): Promise<ComponentType<PageProps> | undefined> {
  return name === 'notFound' ? undefined : await routes[name].load().catch(() => undefined)
}

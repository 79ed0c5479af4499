import type { ComponentType } from 'react'
import type { PresetName } from '../bindings/preset.ts'
import { matchAddress } from './match-address.ts'
import { pathPatterns } from './paths.ts'

export interface PageProps {
  /** What the address names: a category or a product. Empty on pages that have one address. */
  readonly slug: string
}

interface PageModule {
  readonly path: string
  readonly load: () => Promise<ComponentType<PageProps>>
}

/** One page: its address, its module and the name of its component there. */
const page = <Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<Name, ComponentType<PageProps>>>>,
  name: Name,
): PageModule => ({ path, load: async () => (await load())[name] })

/** Every page, by its address. The code of each comes when it is wanted, or a moment earlier. */
export const pageModules = {
  home: page('/', () => import('../pages/home.tsx'), 'HomePage'),
  category: page(pathPatterns.category, () => import('../pages/category.tsx'), 'CategoryPage'),
  product: page(pathPatterns.product, () => import('../pages/product.tsx'), 'ProductPage'),
  cart: page('/cart', () => import('../pages/cart.tsx'), 'CartPage'),
  search: page('/search', () => import('../pages/search.tsx'), 'SearchPage'),
  wishlist: page('/wishlist', () => import('../pages/wishlist.tsx'), 'WishlistPage'),
  checkout: page('/checkout', () => import('../pages/checkout.tsx'), 'CheckoutPage'),
  login: page('/login', () => import('../pages/login.tsx'), 'LoginPage'),
  signup: page('/signup', () => import('../pages/signup.tsx'), 'SignupPage'),
  forgotPassword: page(
    '/forgot-password',
    () => import('../pages/forgot-password.tsx'),
    'ForgotPasswordPage',
  ),
  account: page('/account', () => import('../pages/account.tsx'), 'AccountPage'),
  orders: page('/account/orders', () => import('../pages/orders.tsx'), 'OrdersPage'),
  about: page('/about', () => import('../pages/about.tsx'), 'AboutPage'),
  contact: page('/contact', () => import('../pages/contact.tsx'), 'ContactPage'),
  help: page('/help', () => import('../pages/help.tsx'), 'HelpPage'),
  shippingPolicy: page(
    '/shipping-policy',
    () => import('../pages/shipping-policy.tsx'),
    'ShippingPolicyPage',
  ),
  terms: page('/terms', () => import('../pages/legal.tsx'), 'TermsPage'),
  privacy: page('/privacy', () => import('../pages/legal.tsx'), 'PrivacyPage'),
  faq: page('/faq', () => import('../pages/faq.tsx'), 'FaqPage'),
  /** Pages that only make sense where orders and passwords are real. */
  beyond: page('*', () => import('../pages/beyond.tsx'), 'BeyondPage'),
  notFound: page('*', () => import('../pages/not-found.tsx'), 'NotFoundPage'),
} as const

export type PageName = keyof typeof pageModules

export interface PlacedPage extends PageProps {
  readonly name: PageName
}

export const pageNames = Object.keys(pageModules) as readonly PageName[]

/** The page at an address, the 404 page where there is none. */
export function pageAt(pathname: string, preset: PresetName): PlacedPage {
  for (const name of pageNames) {
    const params = matchAddress(pageModules[name].path, pathname)
    if (params !== undefined) return { name, slug: params['slug'] ?? '' }
  }
  return { name: preset === 'live' ? 'beyond' : 'notFound', slug: '' }
}

export async function preloadPageAt(pathname: string, preset: PresetName): Promise<void> {
  const { name } = pageAt(pathname, preset)
  // Too early to matter: if it fails now, it is asked for again when the page is opened.
  if (name !== 'notFound') await pageModules[name].load().catch(() => undefined)
}

const withGoods: ReadonlySet<PageName> = new Set(['home', 'category', 'product'])

/** Whether this page reads the list of everything on sale. */
export const showsGoods = ({ name }: PlacedPage) => withGoods.has(name)

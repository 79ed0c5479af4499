import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

export interface PageProps {
  /** What the address names: a category or a product. Empty on pages that have one address. */
  readonly slug: string
}

interface PageModule {
  readonly path: string
  readonly load: () => Promise<ComponentType<PageProps>>
}

/** Every page, by its address. The code of each comes when it is wanted, or a moment earlier. */
export const pageModules = {
  home: { path: '/', load: async () => (await import('../pages/home.tsx')).HomePage },
  category: {
    path: '/category/:slug',
    load: async () => (await import('../pages/category.tsx')).CategoryPage,
  },
  product: { path: '/product/:slug', load: async () => (await import('../pages/product.tsx')).ProductPage },
  cart: { path: '/cart', load: async () => (await import('../pages/cart.tsx')).CartPage },
  search: { path: '/search', load: async () => (await import('../pages/search.tsx')).SearchPage },
  wishlist: { path: '/wishlist', load: async () => (await import('../pages/wishlist.tsx')).WishlistPage },
  checkout: { path: '/checkout', load: async () => (await import('../pages/coming.tsx')).CheckoutPage },
  login: { path: '/login', load: async () => (await import('../pages/coming.tsx')).LoginPage },
  signup: { path: '/signup', load: async () => (await import('../pages/coming.tsx')).SignupPage },
  forgotPassword: {
    path: '/forgot-password',
    load: async () => (await import('../pages/coming.tsx')).ForgotPasswordPage,
  },
  account: { path: '/account', load: async () => (await import('../pages/coming.tsx')).AccountPage },
  orders: { path: '/account/orders', load: async () => (await import('../pages/coming.tsx')).OrdersPage },
  about: { path: '/about', load: async () => (await import('../pages/about.tsx')).AboutPage },
  contact: { path: '/contact', load: async () => (await import('../pages/contact.tsx')).ContactPage },
  help: { path: '/help', load: async () => (await import('../pages/help.tsx')).HelpPage },
  shippingPolicy: {
    path: '/shipping-policy',
    load: async () => (await import('../pages/shipping-policy.tsx')).ShippingPolicyPage,
  },
  terms: { path: '/terms', load: async () => (await import('../pages/legal.tsx')).TermsPage },
  privacy: { path: '/privacy', load: async () => (await import('../pages/legal.tsx')).PrivacyPage },
  faq: { path: '/faq', load: async () => (await import('../pages/faq.tsx')).FaqPage },
  notFound: { path: '*', load: async () => (await import('../pages/not-found.tsx')).NotFoundPage },
} as const satisfies Record<string, PageModule>

export type PageName = keyof typeof pageModules

export interface PlacedPage extends PageProps {
  readonly name: PageName
}

export const pageNames = Object.keys(pageModules) as readonly PageName[]

/** The page at an address, the 404 page where there is none. */
export function pageAt(pathname: string): PlacedPage {
  for (const name of pageNames) {
    const match = matchPath(pageModules[name].path, pathname)
    if (match !== null) return { name, slug: match.params['slug'] ?? '' }
  }
  return { name: 'notFound', slug: '' }
}

export function preloadPageAt(pathname: string) {
  const { name } = pageAt(pathname)
  // Too early to matter: if it fails now, it is asked for again when the page is opened.
  if (name !== 'notFound') pageModules[name].load().catch(() => undefined)
}

const withGoods: ReadonlySet<PageName> = new Set(['home', 'category', 'product'])

/** Whether the page at this address reads the list of everything on sale. */
export const showsGoods = (pathname: string) => withGoods.has(pageAt(pathname).name)

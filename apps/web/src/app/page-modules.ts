import type { ComponentType } from 'react'
import type { PresetName } from '../bindings/preset.ts'
import { addressedPage, type AddressedPage } from './page-addresses.ts'

export interface PageProps {
  /** What the address names: a category or a product. Empty on pages that have one address. */
  readonly slug: string
}

interface PageModule {
  readonly load: () => Promise<ComponentType<PageProps>>
}

/** One page: its module and the name of its component there. */
const page = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<PageProps>>>>,
  name: Name,
): PageModule => ({ load: async () => (await load())[name] })

/** Every page, by its name. The code of each comes when it is wanted, or a moment earlier. */
export const pageModules = {
  home: page(() => import('../pages/home.tsx'), 'HomePage'),
  category: page(() => import('../pages/category.tsx'), 'CategoryPage'),
  product: page(() => import('../pages/product.tsx'), 'ProductPage'),
  cart: page(() => import('../pages/cart.tsx'), 'CartPage'),
  search: page(() => import('../pages/search.tsx'), 'SearchPage'),
  wishlist: page(() => import('../pages/wishlist.tsx'), 'WishlistPage'),
  checkout: page(() => import('../pages/checkout.tsx'), 'CheckoutPage'),
  login: page(() => import('../pages/login.tsx'), 'LoginPage'),
  signup: page(() => import('../pages/signup.tsx'), 'SignupPage'),
  forgotPassword: page(() => import('../pages/forgot-password.tsx'), 'ForgotPasswordPage'),
  account: page(() => import('../pages/account.tsx'), 'AccountPage'),
  orders: page(() => import('../pages/orders.tsx'), 'OrdersPage'),
  about: page(() => import('../pages/about.tsx'), 'AboutPage'),
  contact: page(() => import('../pages/contact.tsx'), 'ContactPage'),
  help: page(() => import('../pages/help.tsx'), 'HelpPage'),
  shippingPolicy: page(() => import('../pages/shipping-policy.tsx'), 'ShippingPolicyPage'),
  terms: page(() => import('../pages/legal.tsx'), 'TermsPage'),
  privacy: page(() => import('../pages/legal.tsx'), 'PrivacyPage'),
  faq: page(() => import('../pages/faq.tsx'), 'FaqPage'),
  /** Pages that only make sense where orders and passwords are real. */
  beyond: page(() => import('../pages/beyond.tsx'), 'BeyondPage'),
  notFound: page(() => import('../pages/not-found.tsx'), 'NotFoundPage'),
} as const satisfies Record<AddressedPage | 'beyond' | 'notFound', PageModule>

export type PageName = keyof typeof pageModules

export interface PlacedPage extends PageProps {
  readonly name: PageName
}

export const pageNames = Object.keys(pageModules) as readonly PageName[]

/** The page at an address, the 404 page where there is none. */
export function pageAt(pathname: string, preset: PresetName): PlacedPage {
  const found = addressedPage(pathname)
  if (found !== undefined) return found
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

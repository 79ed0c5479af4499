import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

interface PageModule {
  readonly path: string
  readonly load: () => Promise<ComponentType>
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
  checkout: { path: '/checkout', load: async () => (await import('../pages/checkout.tsx')).CheckoutPage },
  notFound: { path: '*', load: async () => (await import('../pages/not-found.tsx')).NotFoundPage },
} as const satisfies Record<string, PageModule>

export function preloadPageAt(pathname: string) {
  const page = Object.values(pageModules).find(
    ({ path }) => path !== '*' && matchPath(path, pathname) !== null,
  )
  // Too early to matter: if it fails now, it is asked for again when the page is opened.
  page?.load().catch(() => undefined)
}

const withGoods = [pageModules.home.path, pageModules.category.path, pageModules.product.path]

/** Whether the page at this address reads the list of everything on sale. */
export const showsGoods = (pathname: string) => withGoods.some((path) => matchPath(path, pathname) !== null)

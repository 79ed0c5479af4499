import { lazy, type ComponentType } from 'react'
import type { PageLoading } from '../bindings/page-loading.ts'
import { browserSurroundings, loadPage } from './load-page.ts'
import { pageModules } from './page-modules.ts'

const lazyPage = (load: () => Promise<ComponentType>, loading: PageLoading) =>
  lazy(async () => {
    const done = loading.begin()
    try {
      return { default: await loadPage(load, browserSurroundings()) }
    } finally {
      done()
    }
  })

/** The pages as components that fetch their own code and tell the bar at the top while they do. */
export const createPages = (loading: PageLoading) => ({
  Home: lazyPage(pageModules.home.load, loading),
  Category: lazyPage(pageModules.category.load, loading),
  Product: lazyPage(pageModules.product.load, loading),
  Cart: lazyPage(pageModules.cart.load, loading),
  Checkout: lazyPage(pageModules.checkout.load, loading),
  NotFound: lazyPage(pageModules.notFound.load, loading),
})

export type Pages = ReturnType<typeof createPages>

import type { ReactNode } from 'react'
import { refetchOnFocus } from '../browser/refetch-on-focus.ts'
import { preloadOnIntent } from '../router/preload-on-intent.ts'
import { createScrollMemory } from '../router/scroll-memory.ts'
import { watchInput } from '../browser/import-with-reload.ts'
import { clearOverlayState } from '../browser/clear-overlay-state.ts'
import { categoriesQuery } from '../queries/products.ts'
import { createPageLoading } from '../router/page-loading.ts'
import { leftOverKey } from '../ui/toast/notify.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { createServices } from '../services/create-services.ts'
import { readConfig } from '../config/env.ts'
import { RootLayout } from './root-layout.tsx'
import { createPages } from './lazy-page.ts'
import { pageAt, preloadPageAt, showsProducts } from './routes.ts'
import { Providers } from './providers.tsx'

export interface BootstrappedShop {
  readonly screen: ReactNode
  /** How long the splash screen stays, in milliseconds; 0 hides it as soon as the first page is ready. */
  readonly splashScreenMs: number
  /** Resolves when the code of the requested page has loaded or failed to load. */
  readonly firstPage: Promise<void>
}

/** Starts all services that live as long as the page. Throws ConfigError. */
export function bootstrap(): BootstrappedShop {
  const { shop, queryClient } = createServices(readConfig(document))
  const loading = createPageLoading()
  const pages = createPages(loading)
  const scrollMemory = createScrollMemory(shop.tabStorage)

  clearOverlayState(window.history, shop.tabStorage)
  watchInput(document)
  const preset = shop.preset.name
  const { pathname } = window.location
  const page = pageAt(pathname, preset)
  const firstPage = preloadPageAt(pathname, preset)
  preloadOnIntent((address) => void preloadPageAt(address, preset))
  // Load the products in parallel with the page's code.
  void queryClient.prefetchQuery(categoriesQuery(shop.catalogue))
  if (page.name === 'category')
    import('../queries/prefetch-product-list.ts')
      .then(({ prefetchProductList }) => prefetchProductList(queryClient, shop, page.slug))
      .catch(() => undefined)
  else if (showsProducts(page))
    shop
      .listing()
      .then((listing) => listing.prepare?.())
      .catch(() => undefined)
  const loadCart = () => shop.cart.load().catch(() => undefined)
  if (page.name === 'cart') void loadCart()
  else whenIdle(() => void loadCart())
  if (shop.session.getState().status === 'loading') shop.session.load().catch(() => undefined)
  whenIdle(() => void shop.wishlist.load().catch(() => undefined))
  if (shop.tabStorage.get(leftOverKey) !== null)
    import('../ui/toast/toast-queue.ts')
      .then(({ notifyFromBefore }) => notifyFromBefore(shop.tabStorage))
      .catch(() => undefined)
  refetchOnFocus(async () => {
    await shop.session.refresh().catch(() => undefined)
    await (await loadCart())?.refresh()
  }, Date.now)

  const screen = (
    <Providers shop={shop} queryClient={queryClient}>
      <RootLayout
        pages={pages}
        loading={loading}
        scrollMemory={scrollMemory}
        year={new Date().getFullYear()}
      />
    </Providers>
  )
  return { screen, splashScreenMs: shop.preset.waits.splashScreenMs, firstPage }
}

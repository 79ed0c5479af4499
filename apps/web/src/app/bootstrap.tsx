import { hydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { clearOverlayState } from '../browser/clear-overlay-state.ts'
import { onFirstUse } from '../browser/on-first-use.ts'
import { watchInput } from '../browser/import-with-reload.ts'
import { refetchOnFocus } from '../browser/refetch-on-focus.ts'
import { readConfig } from '../config/env.ts'
import { pageAt, type PlacedPage } from '../config/match-page.ts'
import { withOwnPage } from '../config/own-pages.ts'
import { pathIn } from '../config/locale.ts'
import { parsePath } from '../config/match-path.ts'
import { shopSettingsQuery } from '../queries/shop-settings.ts'
import { readServedState } from '../queries/served-state.ts'
import { createPageLoading } from '../router/page-loading.ts'
import { preloadOnIntent } from '../router/preload-on-intent.ts'
import { createScrollMemory } from '../router/scroll-memory.ts'
import { ShopRouter } from '../router/shop-router.tsx'
import { browserEnvironment } from '../services/browser-environment.ts'
import { createServices } from '../services/create-services.ts'
import { leftOverKey } from '../ui/toast/notify.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { createPages, loadPage } from './lazy-page.ts'
import { RootLayout } from './root-layout.tsx'
import { preloadPage } from '../pages/load-screen.ts'
import { Shop } from './shop.tsx'

export interface BootstrappedShop {
  readonly screen: ReactNode
  /** How long the splash screen stays, in milliseconds; 0 hides it as soon as the first page is ready. */
  readonly splashScreenMs: number
  /** Resolves when the code of the requested page has loaded or failed to load. */
  readonly firstPage: Promise<void>
}

/** Starts all services that live as long as the page. Throws ConfigError. */
export function bootstrap(): BootstrappedShop {
  const { shop, queryClient } = createServices(readConfig(document), browserEnvironment())
  const served = readServedState(document)
  const loading = createPageLoading()
  const pages = createPages(loading)
  const scrollMemory = createScrollMemory(shop.tabStorage)

  clearOverlayState(window.history, shop.tabStorage)
  watchInput(document)
  const preset = shop.preset.name
  if (served !== undefined) hydrate(queryClient, served)
  const settings = queryClient.getQueryData(shopSettingsQuery(shop).queryKey)
  const { locale } = shop
  const path = parsePath(pathIn(locale, window.location.pathname) ?? window.location.pathname)
  const page = withOwnPage(pageAt(path, preset), settings?.pages ?? [])
  const firstPage = loadPage(pages, page.name)
  const prefetch = (place: PlacedPage, search: string) => {
    import('./prefetch-page.ts')
      .then(({ prefetchPage }) => prefetchPage(queryClient, shop, place, new URLSearchParams(search)))
      .catch(() => undefined)
  }
  preloadOnIntent(({ pathname, search }) => {
    const path = pathIn(locale, pathname)
    // A page of another locale is another document.
    if (path === undefined) return
    const intended = pageAt(parsePath(path), preset)
    void preloadPage(intended.name)
    prefetch(intended, search)
  })
  // Without a page from the server, its data loads in parallel with its code.
  if (served === undefined) prefetch(page, window.location.search)
  const unsubscribe = shop.cart.subscribe(() => {
    if (shop.cart.getState().status === 'starting') return
    // From here on the cart itself says whether it is empty.
    delete document.documentElement.dataset['cart']
    unsubscribe()
  })
  const loadCart = () => shop.cart.load().catch(() => undefined)
  const loadWishlist = () => shop.wishlist.load().catch(() => undefined)
  const loadExpected = () => {
    if (shop.cart.isExpected()) void loadCart()
    if (shop.wishlist.isExpected()) void loadWishlist()
  }
  if (page.name === 'cart' && shop.cart.isExpected()) void loadCart()
  whenIdle(loadExpected)
  // Signed in by another tab, too.
  shop.session.subscribe(() => {
    if (shop.session.getState().status === 'signed-in') loadExpected()
  })
  let isUsed = false
  onFirstUse(() => {
    isUsed = true
    void loadCart()
    whenIdle(() => void loadWishlist())
  })
  if (shop.session.getState().status === 'loading') shop.session.load().catch(() => undefined)
  if (shop.tabStorage.get(leftOverKey) !== null)
    import('../ui/toast/toast-queue.ts')
      .then(({ notifyFromBefore }) => notifyFromBefore(shop.tabStorage))
      .catch(() => undefined)
  refetchOnFocus(async () => {
    await shop.session.refresh().catch(() => undefined)
    if (isUsed || shop.cart.isExpected()) await (await loadCart())?.refresh()
  }, Date.now)

  const screen = (
    <Shop services={shop} queryClient={queryClient} served={served}>
      <ShopRouter prefix={locale.prefix}>
        <RootLayout
          pages={pages}
          loading={loading}
          scrollMemory={scrollMemory}
          year={new Date().getFullYear()}
        />
      </ShopRouter>
    </Shop>
  )
  return { screen, splashScreenMs: shop.preset.waits.splashScreenMs, firstPage }
}

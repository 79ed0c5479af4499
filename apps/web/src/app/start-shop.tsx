import { createBrowserStorage } from '../adapters/browser-storage.ts'
import { keepInStep } from '../adapters/keep-in-step.ts'
import { preloadOnIntent } from '../adapters/preload-on-intent.ts'
import { createScrollMemory } from '../adapters/scroll-memory.ts'
import { withoutOverlay } from '../adapters/without-overlay.ts'
import { categoriesQuery, productIndexQuery } from '../bindings/catalogue-queries.ts'
import { createPageLoading } from '../bindings/page-loading.ts'
import { notifyFromBefore } from '../ui/toast/toast-over-reload.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { composeShop } from './composition.ts'
import { readConfig } from './config.ts'
import { Frame } from './frame.tsx'
import { createPages } from './lazy-page.ts'
import { pageAt, preloadPageAt, showsGoods } from './page-modules.ts'
import { Providers } from './providers.tsx'

/** Starts everything that lives as long as the page, and gives the screen to draw. Throws ConfigError. */
export function startShop() {
  const { shop, queryClient } = composeShop(readConfig(document))
  const loading = createPageLoading()
  const pages = createPages(loading)
  const passing = createBrowserStorage(() => window.sessionStorage)
  const scrollMemory = createScrollMemory(passing)

  withoutOverlay(window.history)
  preloadPageAt(window.location.pathname)
  preloadOnIntent(preloadPageAt)
  // The goods are asked for beside the page's code, not after it.
  void queryClient.prefetchQuery(categoriesQuery(shop.catalogue))
  if (showsGoods(window.location.pathname)) void queryClient.prefetchQuery(productIndexQuery(shop.catalogue))
  const openCart = () => shop.cart.open().catch(() => undefined)
  if (pageAt(window.location.pathname).name === 'cart') void openCart()
  else whenIdle(() => void openCart())
  if (shop.session.getState().kind === 'unknown') shop.session.open().catch(() => undefined)
  whenIdle(() => void shop.hearts.open().catch(() => undefined))
  notifyFromBefore(passing)
  keepInStep(async () => {
    if (shop.session.getState().kind === 'customer') (await shop.session.open()).refresh()
    await (await openCart())?.refresh()
  }, Date.now)

  return (
    <Providers shop={shop} queryClient={queryClient}>
      <Frame pages={pages} loading={loading} scrollMemory={scrollMemory} year={new Date().getFullYear()} />
    </Providers>
  )
}

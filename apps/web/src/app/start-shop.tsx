import type { ReactNode } from 'react'
import { createBrowserStorage } from '../adapters/browser-storage.ts'
import { keepInStep } from '../adapters/keep-in-step.ts'
import { preloadOnIntent } from '../adapters/preload-on-intent.ts'
import { createScrollMemory } from '../adapters/scroll-memory.ts'
import { watchInput } from '../adapters/load-page.ts'
import { withoutOverlay } from '../adapters/without-overlay.ts'
import { categoriesQuery, productIndexQuery } from '../bindings/catalogue-queries.ts'
import { createPageLoading } from '../bindings/page-loading.ts'
import { leftOverKey } from '../ui/toast/toast-left-over.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { composeShop } from './composition.ts'
import { readConfig } from './config.ts'
import { Frame } from './frame.tsx'
import { createPages } from './lazy-page.ts'
import { pageAt, preloadPageAt, showsGoods } from './page-modules.ts'
import { Providers } from './providers.tsx'

export interface StartedShop {
  readonly screen: ReactNode
  /** For how many milliseconds the start screen is to be seen, or 0 for as long as the first page takes. */
  readonly startScreen: number
  /** Resolves when the code of the page that was asked for is there, or cannot be had. */
  readonly firstPage: Promise<void>
}

/** Starts everything that lives as long as the page. Throws ConfigError. */
export function startShop(): StartedShop {
  const { shop, queryClient, adapters } = composeShop(readConfig(document))
  const loading = createPageLoading()
  const pages = createPages(loading)
  const passing = createBrowserStorage(() => window.sessionStorage)
  const scrollMemory = createScrollMemory(passing)

  withoutOverlay(window.history, passing)
  watchInput(document)
  const preset = shop.preset.name
  const { pathname } = window.location
  const page = pageAt(pathname, preset)
  const firstPage = preloadPageAt(pathname, preset)
  preloadOnIntent((address) => void preloadPageAt(address, preset))
  // The goods are asked for beside the page's code, not after it.
  void queryClient.prefetchQuery(categoriesQuery(shop.catalogue))
  if (showsGoods(page)) prefetchGoods().catch(() => undefined)
  const openCart = () => shop.cart.open().catch(() => undefined)
  if (page.name === 'cart') void openCart()
  else whenIdle(() => void openCart())
  if (shop.session.getState().kind === 'unknown') shop.session.open().catch(() => undefined)
  whenIdle(() => void shop.hearts.open().catch(() => undefined))
  if (passing.get(leftOverKey) !== null)
    import('../ui/toast/toast-over-reload.ts')
      .then(({ notifyFromBefore }) => notifyFromBefore(passing))
      .catch(() => undefined)
  keepInStep(async () => {
    await shop.session.refresh().catch(() => undefined)
    await (await openCart())?.refresh()
  }, Date.now)

  async function prefetchGoods() {
    if (shop.preset.catalogue === 'whole') return queryClient.prefetchQuery(productIndexQuery(shop.catalogue))
    const { prefetchListing } = await adapters()
    return prefetchListing?.(queryClient, shop.listing, page)
  }

  const screen = (
    <Providers shop={shop} queryClient={queryClient}>
      <Frame pages={pages} loading={loading} scrollMemory={scrollMemory} year={new Date().getFullYear()} />
    </Providers>
  )
  return { screen, startScreen: shop.preset.waits.startScreen, firstPage }
}

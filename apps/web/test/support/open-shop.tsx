import { render } from '@testing-library/react'
import { createMemoryStorage } from '@umber/storefront-core'
import { createFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { BrowserRouter } from 'react-router-dom'
import { createPages, loadPage } from '../../src/app/lazy-page.ts'
import { RootLayout } from '../../src/app/root-layout.tsx'
import { pageAt } from '../../src/app/routes.ts'
import { Shop } from '../../src/app/shop.tsx'
import type { PresetName } from '../../src/config/preset.ts'
import { createPageLoading } from '../../src/router/page-loading.ts'
import { createScrollMemory } from '../../src/router/scroll-memory.ts'
import { createServices } from '../../src/services/create-services.ts'

/** Opens the whole shop at an address, over the fake backend. */
export async function openShop(address: string, preset: PresetName = 'live') {
  window.history.replaceState(null, '', address)
  const backend = createFakeBackend()
  const perTab = createMemoryStorage()
  const { shop, queryClient } = createServices(
    { backendUrl: 'https://backend.test', publishableKey, featuredProductIds: [], socialLinks: [], preset },
    {
      origin: window.location.origin,
      persistent: createMemoryStorage(),
      perTab,
      tabs: { post: () => undefined, subscribe: () => () => undefined },
      fetch: backend.fetch,
      log: { note: () => undefined },
    },
  )
  const loading = createPageLoading()
  const pages = createPages(loading)
  await loadPage(pages, pageAt(window.location.pathname, preset).name)
  await shop.cart.load()
  render(
    <Shop services={shop} queryClient={queryClient}>
      <BrowserRouter>
        <RootLayout pages={pages} loading={loading} scrollMemory={createScrollMemory(perTab)} year={2026} />
      </BrowserRouter>
    </Shop>,
  )
  return { backend, shop }
}

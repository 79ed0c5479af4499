import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createFakeBackend, type FakeBackend } from '@umber/fake-backend'
import { demoCustomer, featuredProductIds, publishableKey, socialLinks } from '@umber/sample-store'
import { createMemoryStorage, type KeyValueStorage } from '@umber/storefront-core'
import { tokenStorageKey } from '@umber/storefront-core/auth'
import { cartStorageKey } from '@umber/storefront-core/cart'
import type { ReactNode } from 'react'
import { createPages, loadPage, type Pages } from '../../src/app/lazy-page.ts'
import { RootLayout } from '../../src/app/root-layout.tsx'
import { Router } from '../../src/app/router.tsx'
import { pageAt } from '../../src/app/routes.ts'
import { parsePath } from '../../src/config/match-path.ts'
import type { PresetName } from '../../src/config/preset.ts'
import { SessionNotices } from '../../src/features/auth/session-notices.tsx'
import { CartNotices } from '../../src/features/cart/cart-notices.tsx'
import { createPageLoading, type PageLoading } from '../../src/router/page-loading.ts'
import { createScrollMemory } from '../../src/router/scroll-memory.ts'
import { createServices } from '../../src/services/create-services.ts'
import { ServicesProvider } from '../../src/services/services-context.ts'
import { SiteProvider } from '../../src/seo/site.tsx'
import { PictureAddress } from '../../src/ui/primitives/picture-address.ts'
import { ToastRegion } from '../../src/ui/toast/toast-region.tsx'
import { TestRouter } from './test-router.tsx'

/** What a browser keeps. With the device of an earlier `openShop`, the next one is a reload. */
export interface Device {
  readonly persistent: KeyValueStorage
  readonly perTab: KeyValueStorage
}

interface OpenShopOptions {
  /** Default: the demonstration. */
  readonly preset?: PresetName
  readonly backend?: FakeBackend
  readonly device?: Device
  /** As the demo customer. */
  readonly signedIn?: boolean
  /** The cart of an earlier visit: quantities by SKU. */
  readonly cart?: Readonly<Record<string, number>>
}

const backendUrl = 'https://backend.test'
const newDevice = (): Device => ({ persistent: createMemoryStorage(), perTab: createMemoryStorage() })

/** Opens a page of the shop on a fake backend, without header and footer, which would take longer to render. */
export const openPage = (path: string, options: OpenShopOptions = {}) =>
  open(path, options, ({ pages }) => (
    <>
      <main>
        <Router pages={pages} />
      </main>
      <CartNotices />
      <SessionNotices />
      <ToastRegion />
    </>
  ))

/** Opens a page of the shop on a fake backend, with header and footer. */
export const openShop = (path: string, options: OpenShopOptions = {}) =>
  open(path, options, ({ pages, loading, tabStorage }) => (
    <RootLayout pages={pages} loading={loading} scrollMemory={createScrollMemory(tabStorage)} year={2030} />
  ))

interface Parts {
  readonly pages: Pages
  readonly loading: PageLoading
  readonly tabStorage: KeyValueStorage
}

async function open(path: string, options: OpenShopOptions, layout: (parts: Parts) => ReactNode) {
  const { preset = 'showcase', backend = createFakeBackend(), device = newDevice() } = options
  if (options.signedIn === true) device.persistent.set(tokenStorageKey, await signIn(backend))
  if (options.cart !== undefined) device.persistent.set(cartStorageKey, makeCart(backend, options.cart))
  const config = { backendUrl, publishableKey, featuredProductIds, socialLinks, preset }
  const { shop, queryClient } = createServices(config, {
    ...device,
    origin: window.location.origin,
    fetch: backend.fetch,
    tabs: { post: () => undefined, subscribe: () => () => undefined },
    log: { note: () => undefined },
  })
  const loading = createPageLoading()
  const pages = createPages(loading)
  window.history.replaceState(null, '', path)
  await loadPage(pages, pageAt(parsePath(window.location.pathname), preset).name)
  // As in `bootstrap`, but at once.
  if (shop.session.getState().status === 'loading') void shop.session.load()
  void shop.cart.load()
  void shop.wishlist.load()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={shop}>
        <PictureAddress value={shop.pictureAddress}>
          <SiteProvider>
            <TestRouter entries="browser">
              {layout({ pages, loading, tabStorage: shop.tabStorage })}
            </TestRouter>
          </SiteProvider>
        </PictureAddress>
      </ServicesProvider>
    </QueryClientProvider>,
  )
  return { ...view, backend, device, shop }
}

/** The address of the open page, without its origin. */
export const address = () => window.location.pathname + window.location.search

/** The browser's Back. */
export const goBack = () => act(() => window.history.back())

async function signIn(backend: FakeBackend): Promise<string> {
  const { email, password } = demoCustomer
  const answer = await backend.fetch(`${backendUrl}/auth/customer/emailpass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as { readonly token: string }
  return token
}

function makeCart({ database }: FakeBackend, quantities: Readonly<Record<string, number>>): string {
  const byVariant = Object.entries(quantities).map(([sku, quantity]) => [variantOf(sku), quantity])
  return database.makeCart(database.id('cart'), Object.fromEntries(byVariant) as Record<string, number>).id
}

const variantOf = (sku: string) => `variant_${sku.toLowerCase()}`

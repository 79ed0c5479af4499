import type { QueryClient } from '@tanstack/react-query'
import { Client, Store } from '@umber/commerce-client'
import {
  createCatalogue,
  customerKeys,
  memoizeAsync,
  tokenStorageKey,
  type KnownProduct,
  type Product,
  type ProductListing,
} from '@umber/storefront-core'
import { authWords, createAuthStorage, forgetEndedSession } from '@umber/storefront-core/auth'
import { forgetCustomerCheckout } from '@umber/storefront-core/checkout'
import { createBrowserStorage } from '../browser/storage.ts'
import { createTabChannel } from '../browser/tab-channel.ts'
import { consoleLog } from '../browser/console-log.ts'
import { createCustomerStorage } from './customer-storage.ts'
import { fetchWithCorsHint } from '../browser/fetch-with-cors-hint.ts'
import { importWithReload } from '../browser/import-with-reload.ts'
import { createSessionFetch } from './session-fetch.ts'
import { formDraftKey } from '../browser/form-draft.ts'
import { presetOf } from '../config/preset.ts'
import { createLazyWishlist } from './wishlist.ts'
import { createLazySession } from './session.ts'
import { sessionIdentity } from './session-identity.ts'
import { createLazyCart } from './cart.ts'
import type { Services } from './services-context.ts'
import type { ShopConfig } from '../config/env.ts'
import { loadAdapters } from './presets/load-adapters.ts'
import { createQueryClient } from '../queries/query-client.ts'

/** The only place that connects the client, the core and the browser. */
export function createServices(config: ShopConfig) {
  const { backendUrl, publishableKey, featuredProductIds, socialLinks } = config
  const persistent = createBrowserStorage(() => window.localStorage)
  const perTab = createBrowserStorage(() => window.sessionStorage)
  const storages = { persistent, perTab }
  // Another tab may have signed out while this one was closed.
  if (forgetEndedSession(storages, [tokenStorageKey, ...customerKeys])) clearFormDrafts()
  const authStorage = createAuthStorage(storages)
  const storedToken = () => perTab.get(tokenStorageKey) ?? persistent.get(tokenStorageKey)
  const sessionFetch = createSessionFetch({
    fetch: (input, init) => (import.meta.env.DEV ? fetchWithCorsHint(input, init) : fetch(input, init)),
    isCustomer: () => session.getState().status === 'signed-in',
    isVisitor: () => session.getState().status === 'guest',
    keptToken: storedToken,
    // The session is verified with the backend before anyone is signed out.
    onRefused: () => void session.load().then((store) => store.handleUnauthorized()),
  })
  const http = new Client({
    fetch: sessionFetch.fetch,
    baseUrl: backendUrl,
    publishableKey,
    // The query client retries reads; retrying here as well would multiply the attempts.
    retry: false,
    // In milliseconds. Half a minute is slow but still useful; the page reports a slow response much earlier.
    timeout: 45_000,
    auth: {
      type: 'jwt',
      jwtTokenStorageMethod: 'custom',
      jwtTokenStorageKey: tokenStorageKey,
      storage: authStorage,
    },
  })
  const client = { client: http, store: new Store(http) }
  const queryClient = createQueryClient(consoleLog)
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds })
  const tabs = createTabChannel('umber-cart')
  const lookupProduct = productsOnScreen(queryClient)
  const session = createLazySession(
    async () => {
      const { createAuth } = await importWithReload(() => import('./create-auth.ts'))
      return createAuth({ client, authStorage, tabs, queryClient })
    },
    () => storedToken() !== null,
  )
  session.subscribe(sessionFetch.follow)
  // Until a visitor signs in, the session's own code is not loaded, so this listener handles messages of other tabs.
  tabs.subscribe((word) => {
    if (word === authWords.entered) session.refresh().catch(() => undefined)
    if (word === authWords.left) clearFormDrafts()
  })
  function clearFormDrafts() {
    forgetCustomerCheckout(perTab)
    perTab.remove(formDraftKey)
  }
  const customerStorage = createCustomerStorage(persistent, perTab)
  const identity = sessionIdentity(session)
  const cart = createLazyCart(async () => {
    const { createCart } = await importWithReload(() => import('./create-cart.ts'))
    return createCart({
      client,
      backendUrl,
      storage: persistent,
      customerStorage,
      identity,
      tabs,
      lookupProduct,
      log: consoleLog,
      catalogue,
      perTab,
    })
  })
  const preset = presetOf(config.preset)
  const adapters = memoizeAsync(() => loadAdapters(preset.name))
  const deps = {
    client,
    backendUrl,
    storage: persistent,
    customerStorage,
    identity,
    tabs,
    session,
    catalogue,
    queryClient,
  }
  const ports = memoizeAsync(async () => (await adapters()).shop(deps))
  let loadedListing: ProductListing | undefined
  const listing = memoizeAsync(async () => (loadedListing = await (await adapters()).listing(deps)))
  const checkoutGateway = memoizeAsync(async () => (await adapters()).checkoutGateway(deps))
  const accountPorts = memoizeAsync(async () => (await adapters()).account(deps))
  const wishlist = createLazyWishlist(async () => {
    const [{ createWishlistStore }, { wishlist }] = await Promise.all([
      importWithReload(() => import('@umber/storefront-core/wishlist')),
      ports(),
    ])
    const list = createWishlistStore({ wishlist })
    // A customer's list may have changed on another device; a guest's exists on this device only.
    if (preset.hasSharedWishlist && session.getState().status !== 'guest') void list.load()
    return list
  })
  session.onNotice(({ kind }) => {
    if (kind === 'signed-in') {
      // Merges the guest's data, such as the wishlist, into the account. The cart follows the session by itself.
      void mergeIntoAccount().catch(() => undefined)
    } else for (const known of [ports, accountPorts]) void known().then(({ clear: forget }) => forget())
  })
  async function mergeIntoAccount() {
    await (await ports()).mergeGuestData()
    await (await wishlist.load()).load()
  }
  const shop: Services = {
    preset,
    catalogue,
    listing,
    loadedListing: () => loadedListing,
    cart,
    wishlist,
    session,
    identity,
    tabStorage: perTab,
    log: consoleLog,
    ports,
    checkoutGateway,
    accountPorts,
    featuredProductIds,
    socialLinks,
  }
  return { shop, queryClient }
}

/** Cached products, so that adding one does not load it again. */
const productsOnScreen =
  (queryClient: QueryClient) =>
  (productId: string): KnownProduct | undefined => {
    const queries = queryClient.getQueryCache().findAll({ queryKey: ['product'] })
    for (const { state } of queries) {
      const product = state.data as Product | null | undefined
      if (product?.id === productId) return { product, fetchedAt: state.dataUpdatedAt }
    }
    return undefined
  }

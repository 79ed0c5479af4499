import type { QueryClient } from '@tanstack/react-query'
import { Client, Store } from '@umber/commerce-client'
import { createCatalogue, customerKeys, type KnownProduct, type Product } from '@umber/storefront-core'
import { authWords, forgetEndedSession } from '@umber/storefront-core/auth'
import { forgetCustomerCheckout } from '@umber/storefront-core/checkout'
import { createBrowserStorage } from '../adapters/browser-storage.ts'
import { createBrowserTabs } from '../adapters/browser-tabs.ts'
import { consoleLog } from '../adapters/console-log.ts'
import { createCustomerStorage } from '../adapters/customer-storage.ts'
import { fetchAndExplain } from '../adapters/fetch-and-explain.ts'
import { loadPage } from '../adapters/load-page.ts'
import { createSessionFetch } from '../adapters/session-fetch.ts'
import { typedFormKey } from '../adapters/typed-form.ts'
import { presetOf } from '../bindings/preset.ts'
import { createHearts } from '../bindings/hearts.ts'
import { createSession } from '../bindings/session.ts'
import { sessionIdentity } from '../bindings/session-identity.ts'
import { once } from '../bindings/once.ts'
import { createShopCart } from '../bindings/shop-cart.ts'
import type { Shop } from '../bindings/shop.ts'
import type { ShopConfig } from './config.ts'
import { loadAdapters } from './presets/load-adapters.ts'
import { createQueryClient } from './query-client.ts'
import { createTokenShelf, tokenKey } from './token-shelf.ts'

/** The only place where the client, the core and the browser meet. */
export function composeShop(config: ShopConfig) {
  const { backendUrl, publishableKey, featuredProductIds, socialLinks } = config
  const lasting = createBrowserStorage(() => window.localStorage)
  const passing = createBrowserStorage(() => window.sessionStorage)
  // Somebody may have signed out in another tab while this one was closed.
  if (forgetEndedSession({ lasting, passing }, [tokenKey, ...customerKeys])) forgetTyped()
  const tokens = createTokenShelf(lasting, passing)
  const sessionFetch = createSessionFetch({
    fetch: (input, init) => (import.meta.env.DEV ? fetchAndExplain(input, init) : fetch(input, init)),
    isCustomer: () => session.getState().kind === 'customer',
    isVisitor: () => session.getState().kind === 'visitor',
    keptToken: () => tokens.getItem(tokenKey),
    // The backend is asked once more before anyone is signed out.
    onRefused: () => void session.open().then((store) => store.noteUnauthorised()),
  })
  const http = new Client({
    fetch: sessionFetch.fetch,
    baseUrl: backendUrl,
    publishableKey,
    // Reads are repeated by the query client, so that there is one rule for it and not two on top of one another.
    retry: false,
    // Half a minute is slow and still an answer; that it is late is said long before.
    timeout: 45_000,
    auth: { type: 'jwt', jwtTokenStorageMethod: 'custom', jwtTokenStorageKey: tokenKey, storage: tokens },
  })
  const client = { client: http, store: new Store(http) }
  const queryClient = createQueryClient(consoleLog)
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds })
  const tabs = createBrowserTabs('umber-cart')
  const lookupProduct = productsOnScreen(queryClient)
  const session = createSession(
    async () => {
      const { composeAuth } = await loadPage(() => import('./compose-auth.ts'))
      return composeAuth({ client, lasting, passing, tabs, tokens, queryClient })
    },
    () => tokens.holdsToken(),
  )
  session.subscribe(sessionFetch.follow)
  // Until a visitor signs in, nothing else of the session's code is there to hear it.
  tabs.subscribe((word) => {
    if (word === authWords.entered) session.refresh().catch(() => undefined)
    if (word === authWords.left) forgetTyped()
  })
  function forgetTyped() {
    forgetCustomerCheckout(passing)
    passing.remove(typedFormKey)
  }
  const customerStorage = createCustomerStorage(lasting, passing, tokenKey)
  const identity = sessionIdentity(session)
  const cart = createShopCart(async () => {
    const { composeCart } = await loadPage(() => import('./compose-cart.ts'))
    return composeCart({
      client,
      backendUrl,
      storage: lasting,
      customerStorage,
      identity,
      tabs,
      lookupProduct,
      log: consoleLog,
      catalogue,
      passing,
    })
  })
  const preset = presetOf(config.preset)
  const adapters = once(() => loadAdapters(preset.name))
  const world = { client, backendUrl, storage: lasting, customerStorage, identity, tabs, session, catalogue }
  const ports = once(async () => (await adapters()).shop(world))
  const listing = once(async () => (await adapters()).listing(world))
  const orderDesk = once(async () => (await adapters()).orderDesk(world))
  const accountPorts = once(async () => (await adapters()).account(world))
  const loyaltyPorts = once(async () => (await adapters()).loyalty(world))
  const hearts = createHearts(async () => {
    const [{ createWishlistStore }, { wishlist }] = await Promise.all([
      loadPage(() => import('@umber/storefront-core/wishlist')),
      ports(),
    ])
    const list = createWishlistStore({ wishlist })
    // A customer's list may have changed on another device; a visitor's is this device's.
    if (!preset.isDemonstration && session.getState().kind !== 'visitor') void list.load()
    return list
  })
  session.onNotice(({ kind }) => {
    if (kind === 'signed-in') {
      // The list of a visitor who signs in is theirs from then on. The cart follows the session by itself.
      void welcomeHome().catch(() => undefined)
    } else for (const known of [ports, accountPorts]) void known().then(({ forget }) => forget())
  })
  async function welcomeHome() {
    await (await ports()).welcome()
    await (await hearts.open()).load()
  }
  const shop: Shop = {
    preset,
    catalogue,
    listing,
    cart,
    hearts,
    session,
    identity,
    log: consoleLog,
    ports,
    orderDesk,
    accountPorts,
    loyaltyPorts,
    featuredProductIds,
    socialLinks,
  }
  return { shop, queryClient, adapters }
}

/** What the product page has read already need not be read again before it is added. */
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

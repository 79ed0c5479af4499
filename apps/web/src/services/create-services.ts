import type { QueryClient } from '@tanstack/react-query'
import { systemClock, type KnownProduct, type Product } from '@umber/storefront-core'
import {
  customerKeys,
  tokenStorageKey,
  authWords,
  createAuthStorage,
  forgetEndedSession,
  mergeOwedKey,
  type AuthNotice,
} from '@umber/storefront-core/auth'
import { hasStoredCart } from '@umber/storefront-core/cart'
import type { ProductListing } from '@umber/storefront-core/catalogue'
import { wishlistKey } from '@umber/storefront-core/wishlist'
import { memoizeAsync } from '@umber/storefront-core/platform'
import { forgetCustomerCheckout } from '@umber/storefront-core/checkout'
import { createCustomerStorage } from './customer-storage.ts'
import { importWithReload } from '../browser/import-with-reload.ts'
import { endSessionOn401 } from './end-session-on-401.ts'
import { formDraftKey } from '../browser/form-draft.ts'
import { plainLocale } from '../config/locale.ts'
import { presetOf } from '../config/preset.ts'
import { showcasePageLocale } from '../config/showcase-money.ts'
import { relayedPicture } from '../config/relayed-pictures.ts'
import { createLazyWishlist } from './wishlist.ts'
import { createLazySession } from './session.ts'
import { sessionIdentity } from './session-identity.ts'
import { cartLeftKey, createLazyCart } from './cart.ts'
import { createOwnContent } from './create-own-content.ts'
import { createOpenedCheckout } from './opened-checkout.ts'
import type { Environment } from './environment.ts'
import { lazyCatalogue } from './lazy-catalogue.ts'
import type { Services } from './services-context.ts'
import type { ShopConfig } from '../config/env.ts'
import type { AdapterDeps } from './presets/adapter-deps.ts'
import { loadAdapters } from './presets/load-adapters.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { regionsQuery } from '../queries/regions.ts'
import { shopSettingsQuery } from '../queries/shop-settings.ts'
import { shownSettings } from '../config/shown-settings.ts'

/** The only place that connects the client, the core and where they run. The server's pages share them for a while. */
export function createServices(config: ShopConfig, environment: Environment) {
  const {
    backendUrl,
    publishableKey,
    featuredProductIds,
    socialLinks,
    pictureUrlTemplate,
    payments = {},
    homeCountry,
    languages,
  } = config
  const { persistent, perTab, tabs, log, origin } = environment
  const locale = config.preset === 'live' ? (environment.locale ?? plainLocale) : showcasePageLocale
  const preset = presetOf(config.preset, locale)
  const storages = { persistent, perTab }
  // Another tab may have signed out while this one was closed.
  if (forgetEndedSession(storages, [tokenStorageKey, ...customerKeys])) clearFormDrafts()
  const authStorage = createAuthStorage(storages)
  const storedToken = () => perTab.get(tokenStorageKey) ?? persistent.get(tokenStorageKey)
  const sessionFetch = endSessionOn401({
    fetch: environment.fetch,
    isCustomer: () => session.getState().status === 'signed-in',
    isVisitor: () => session.getState().status === 'guest',
    storedToken: storedToken,
    // The session is verified with the backend before anyone is signed out.
    onRefused: () => void session.load().then((store) => store.handleUnauthorized()),
  })
  const backend = memoizeAsync(async () => {
    const { createBackend } = await importWithReload(() => import('./create-backend.ts'))
    const hasProductCategories = preset.hasProductCategories === true
    const shop = { backendUrl, publishableKey, featuredProductIds, hasProductCategories }
    return createBackend({
      ...shop,
      fetch: sessionFetch.fetch,
      authStorage,
      hasRegions: region !== undefined,
      localeSettings: { homeCountry, languages },
      locale,
      queryClient,
    })
  })
  const ofRegion = async () => (await backend()).ofRegion
  const regions: Services['regions'] = async () => await (await ofRegion()).regions()
  const region = preset.hasRegions && (async () => await (await ofRegion()).region())
  const catalogue = lazyCatalogue(async () => (await backend()).catalogue)
  const queryClient = createQueryClient(log)
  const lookupProduct = productsOnScreen(queryClient)
  const session = createLazySession(
    async () => {
      const [{ createAuth }, { client }] = await Promise.all([
        importWithReload(() => import('./create-auth.ts')),
        backend(),
      ])
      const auth = createAuth({ client, authStorage, tabs, queryClient })
      auth.onNotice(followSession)
      return auth
    },
    () => storedToken() !== null,
  )
  session.subscribe(sessionFetch.follow)
  // Until a visitor signs in, the session's own code is not loaded, so this listener handles messages of other tabs.
  tabs.subscribe((word) => {
    if (word === authWords.entered) session.refresh().catch(() => undefined)
    if (word === authWords.left) clearFormDrafts()
    // Another tab may have made the cart or the list just now. What is loaded listens itself.
    for (const store of [cart, wishlist]) if (store.isExpected()) store.load().catch(() => undefined)
  })
  function clearFormDrafts() {
    forgetCustomerCheckout(perTab)
    perTab.remove(formDraftKey)
  }
  const customerStorage = createCustomerStorage(persistent, perTab)
  const identity = sessionIdentity(session)
  const loadCart = async () => {
    const [{ createCart }, { client }, following] = await Promise.all([
      importWithReload(() => import('./create-cart.ts')),
      backend(),
      region && importWithReload(() => import('./follow-region.ts')),
    ])
    const shared = { client, identity, tabs, log, region, storage: persistent, customerStorage, perTab }
    const shopRegions = async () => await queryClient.ensureQueryData(regionsQuery({ regions }))
    return createCart({
      ...shared,
      backendUrl,
      lookupProduct,
      newCart: preset.newCart,
      follow:
        region && ((store) => following?.followRegion({ ...shared, region, shopRegions, store }) ?? store),
    })
  }
  const cart = createLazyCart({
    loadStore: loadCart,
    perTab,
    isExpected: () =>
      preset.newCart === 'at-start' ||
      storedToken() !== null ||
      perTab.get(cartLeftKey) !== null ||
      hasStoredCart({ storage: persistent, customerStorage, tabStorage: perTab }),
  })
  const adapters = memoizeAsync(() => loadAdapters(preset.name))
  const { shopSettings, content } = createOwnContent(adapters, backend, backendUrl)
  const settings = shopSettingsQuery({ shopSettings })
  const orderNumberPrefix = () =>
    shownSettings(queryClient.getQueryData(settings.queryKey), { socialLinks }).orderNumberPrefix
  const deps = memoizeAsync(async (): Promise<AdapterDeps> => {
    const [{ client }] = await Promise.all([backend(), preset.hasShopSettings && knownSettings()])
    return adapterDeps(client)
  })
  /** A page from the server has them. Any other waits for them a little, and then has the numbers of the sources. */
  const knownSettings = async () =>
    await Promise.race([
      queryClient.ensureQueryData({ ...settings, retry: false }).catch(() => undefined),
      systemClock.wait(patience),
    ])
  const adapterDeps = (client: AdapterDeps['client']): AdapterDeps => ({
    client,
    orderNumberPrefix,
    backendUrl,
    payments,
    storage: persistent,
    customerStorage,
    identity,
    tabs,
    log,
    session,
    catalogue,
    region,
    locale,
    queryClient,
  })
  const ports = memoizeAsync(async () => (await adapters()).shop(await deps()))
  let loadedListing: ProductListing | undefined
  const listing = memoizeAsync(async () => (loadedListing = await (await adapters()).listing(await deps())))
  const checkoutGateway = memoizeAsync(async () => (await adapters()).checkoutGateway(await deps()))
  const accountPorts = memoizeAsync(async () => (await adapters()).account(await deps()))
  const wishlist = createLazyWishlist(async () => {
    const [{ createWishlistStore }, { wishlist }] = await Promise.all([
      importWithReload(() => import('./create-wishlist.ts')),
      ports(),
    ])
    const list = createWishlistStore({ wishlist })
    // A customer's list may have changed on another device; a guest's exists on this device only.
    if (preset.hasSharedWishlist && session.getState().status !== 'guest') void list.load()
    return list
  }, hasWishlist)
  function hasWishlist() {
    return storedToken() !== null || persistent.get(wishlistKey) !== null
  }
  function followSession(notice: AuthNotice) {
    if (notice.kind === 'signed-in') {
      // Merges the guest's data, such as the wishlist, into the account. The cart follows the session by itself.
      customerStorage.set(mergeOwedKey, notice.customer.id)
      void mergeIntoAccount().catch(() => undefined)
      return
    }
    for (const known of [ports, accountPorts])
      known()
        .then(({ clear: forget }) => forget())
        // A port that is not loaded has nothing to clear.
        .catch(() => undefined)
  }
  async function mergeIntoAccount() {
    await (await ports()).mergeGuestData()
    await (await wishlist.load()).load()
  }
  const shop: Services = {
    preset,
    locale,
    regions,
    regionTax: async (options) => await (await ofRegion()).regionTax(options),
    origin,
    pictureAddress: (src) => relayedPicture(src, backendUrl),
    pictureUrlTemplate,
    catalogue,
    listing,
    loadedListing: () => loadedListing,
    cart,
    wishlist,
    session,
    identity,
    deviceStorage: { persistent, customer: customerStorage },
    tabStorage: perTab,
    log,
    ports,
    checkoutGateway,
    accountPorts,
    openedCheckout: createOpenedCheckout(),
    payments: { backendUrl, settings: payments },
    featuredProductIds,
    shopSettings,
    content,
    socialLinks,
  }
  return { shop, queryClient }
}

/** In milliseconds. */
const patience = 2000

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

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import {
  createCartStore,
  createMemoryStorage,
  systemRandom,
  type CartClient,
  type Catalogue,
  type Clock,
  type KeyValueStorage,
} from '@umber/storefront-core'
import { showcaseFacets } from '../../src/config/showcase-facets.ts'
import { createShowcaseListing } from '../../src/services/presets/showcase/product-listing.ts'
import { createShowcasePorts, type ShowcasePorts } from './showcase-ports.ts'
import { createWishlistStore } from '@umber/storefront-core/wishlist'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { showcaseAccount } from '../../src/content/showcase/account.ts'
import showcaseProducts from '../../src/content/showcase/products.generated.json'
import { shopRegions } from '../../src/config/offered-locales.ts'
import { showcasePageLocale } from '../../src/config/showcase-money.ts'
import { presetOf } from '../../src/config/preset.ts'
import { createLazyWishlist } from '../../src/services/wishlist.ts'
import { createLazySession } from '../../src/services/session.ts'
import { sessionIdentity } from '../../src/services/session-identity.ts'
import { createLazyCart } from '../../src/services/cart.ts'
import { createOpenedCheckout } from '../../src/services/opened-checkout.ts'
import { ServicesProvider, type Services } from '../../src/services/services-context.ts'
import { TestRouter } from './test-router.tsx'
import { createCartBackend } from './cart-backend.ts'

export { createMemoryStorage }

const emptyCatalogue: Catalogue = {
  region: () => Promise.resolve({ id: 'reg_1', currency: 'inr' }),
  // Does not answer: the menu is the static one.
  categories: () => new Promise(() => undefined),
  collections: () => Promise.resolve([]),
  collection: () => Promise.resolve(undefined),
  products: () => Promise.resolve([]),
  product: () => Promise.resolve(undefined),
  productsOf: () => Promise.resolve([]),
}

interface ShopOptions {
  readonly path?: string
  readonly client?: CartClient
  readonly catalogue?: Catalogue
  readonly storage?: KeyValueStorage
  readonly ports?: Partial<ShowcasePorts>
  readonly services?: Partial<Services>
}

const noOrders = {
  store: { order: { list: () => Promise.resolve({ orders: [], count: 0, offset: 0, limit: 0 }) } },
}

/** The showcase ports without their delays. */
const showcasePorts = (storage: KeyValueStorage, clock: Clock) =>
  createShowcasePorts({
    data: { ...showcaseAccount, products: showcaseProducts },
    storage,
    clock,
    random: systemRandom,
    client: noOrders,
    backendUrl: 'https://backend.test',
    customer: () => undefined,
  })

/** Renders a part of the shop with an in-memory cart. `place()` returns the router's location. */
export function renderShop(screen: ReactNode, options: ShopOptions = {}) {
  const { path = '/', client = createCartBackend().client, catalogue = emptyCatalogue } = options
  const storage = options.storage ?? createMemoryStorage()
  // No delays: the cart's own tests cover them.
  const clock = { now: () => Date.now(), wait: () => Promise.resolve() }
  const cart = createCartStore({ client, storage, clock, backendUrl: 'https://backend.test' })
  const session = createLazySession(
    () => Promise.reject(new Error('Signing in is not supported here')),
    () => false,
  )
  const ports = { ...showcasePorts(storage, clock), ...options.ports }
  const listing = createShowcaseListing({ catalogue, facets: showcaseFacets, clock })
  const wishlist = createLazyWishlist(
    async () => createWishlistStore({ wishlist: ports.wishlist }),
    () => true,
  )
  const shop: Services = {
    preset: presetOf('showcase'),
    locale: showcasePageLocale,
    regions: () => Promise.resolve(shopRegions([])),
    regionTax: () => Promise.resolve(undefined),
    origin: 'https://shop.test',
    pictureAddress: (src) => src,
    cart: createLazyCart({
      loadStore: async () => cart,
      perTab: createMemoryStorage(),
      isExpected: () => true,
    }),
    catalogue,
    listing: async () => listing,
    loadedListing: () => listing,
    wishlist,
    session,
    identity: sessionIdentity(session),
    deviceStorage: { persistent: storage, customer: createMemoryStorage() },
    tabStorage: storage,
    log: { note: () => undefined },
    ports: async () => ports,
    checkoutGateway: async () => ports.checkoutGateway,
    accountPorts: async () => ({ ...ports, loyalty: ports }),
    openedCheckout: createOpenedCheckout(),
    payments: { backendUrl: 'https://backend.test', settings: {} },
    featuredProductIds: [],
    socialLinks: [],
    shopSettings: () => Promise.reject(new Error('Nothing is set here')),
    content: () => Promise.reject(new Error('Nothing is written here')),
    ...options.services,
  }
  const places: string[] = []
  void shop.cart.load()
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ServicesProvider value={shop}>
        <TestRouter entries={[path]}>
          {screen}
          <Place report={(place) => places.push(place)} />
        </TestRouter>
      </ServicesProvider>
    </QueryClientProvider>,
  )
  return { ...view, cart, wishlist, storage, place: () => places.at(-1) }
}

function Place({ report }: { readonly report: (place: string) => void }) {
  const { pathname, search } = useLocation()
  report(pathname + search)
  return null
}

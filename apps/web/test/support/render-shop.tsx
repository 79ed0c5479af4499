import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import {
  createCartStore,
  systemRandom,
  type CartClient,
  type Catalogue,
  type Clock,
  type KeyValueStorage,
} from '@umber/storefront-core'
import { showcaseAccount, showcaseProducts } from '@umber/sample-store/showcase'
import { createShowcasePorts, type ShowcasePorts } from '@umber/storefront-core/showcase'
import { createWishlistStore } from '@umber/storefront-core/wishlist'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { presetOf } from '../../src/bindings/preset.ts'
import { createHearts } from '../../src/bindings/hearts.ts'
import { createSession } from '../../src/bindings/session.ts'
import { sessionIdentity } from '../../src/bindings/session-identity.ts'
import { createShopCart } from '../../src/bindings/shop-cart.ts'
import { ShopProvider, type Shop } from '../../src/bindings/shop.ts'
import { createCartBackend } from './cart-backend.ts'

export function createMemoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value),
    remove: (key) => kept.delete(key),
  }
}

const emptyCatalogue: Catalogue = {
  region: () => Promise.resolve({ id: 'reg_1', currency: 'inr' }),
  categories: () => Promise.resolve([]),
  products: () => Promise.resolve([]),
  product: () => Promise.resolve(undefined),
}

interface ShopOptions {
  readonly path?: string
  readonly client?: CartClient
  readonly catalogue?: Catalogue
  readonly storage?: KeyValueStorage
  readonly ports?: Partial<ShowcasePorts>
}

const noOrders = {
  store: { order: { list: () => Promise.resolve({ orders: [], count: 0, offset: 0, limit: 0 }) } },
}

/** The demonstration's parts without their pauses. */
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

/** Mounts a part of the shop over a cart in memory. `place()` tells where the router is. */
export function renderShop(screen: ReactNode, options: ShopOptions = {}) {
  const { path = '/', client = createCartBackend().client, catalogue = emptyCatalogue } = options
  const storage = options.storage ?? createMemoryStorage()
  // Nothing is waited for: the pauses of the cart are its own tests' affair.
  const clock = { now: () => Date.now(), wait: () => Promise.resolve() }
  const cart = createCartStore({ client, storage, clock, backendUrl: 'https://backend.test' })
  const session = createSession(
    () => Promise.reject(new Error('Nobody signs in here')),
    () => false,
  )
  const ports = { ...showcasePorts(storage, clock), ...options.ports }
  const hearts = createHearts(async () => createWishlistStore({ wishlist: ports.wishlist }))
  const shop: Shop = {
    preset: presetOf('showcase'),
    cart: createShopCart(async () => cart),
    catalogue,
    listing: () => Promise.reject(new Error('The catalogue is read whole here')),
    hearts,
    session,
    identity: sessionIdentity(session),
    log: { note: () => undefined },
    ports: async () => ports,
    orderDesk: async () => ports.orderDesk,
    accountPorts: async () => ports,
    loyaltyPorts: async () => ports,
    featuredProductIds: [],
    socialLinks: [],
  }
  const places: string[] = []
  void shop.cart.open()
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShopProvider value={shop}>
        <MemoryRouter initialEntries={[path]}>
          {screen}
          <Place report={(place) => places.push(place)} />
        </MemoryRouter>
      </ShopProvider>
    </QueryClientProvider>,
  )
  return { ...view, cart, hearts, storage, place: () => places.at(-1) }
}

function Place({ report }: { readonly report: (place: string) => void }) {
  const { pathname, search } = useLocation()
  report(pathname + search)
  return null
}

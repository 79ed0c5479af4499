import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import {
  createCartStore,
  type CartClient,
  type Catalogue,
  type KeyValueStorage,
} from '@umber/storefront-core'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
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
  categories: () => Promise.resolve([]),
  products: () => Promise.resolve([]),
  product: () => Promise.resolve(undefined),
}

interface ShopOptions {
  readonly path?: string
  readonly client?: CartClient
  readonly catalogue?: Catalogue
  readonly storage?: KeyValueStorage
}

/** Mounts a part of the shop over a cart in memory. `place()` tells where the router is. */
export function renderShop(screen: ReactNode, options: ShopOptions = {}) {
  const { path = '/', client = createCartBackend().client, catalogue = emptyCatalogue } = options
  const storage = options.storage ?? createMemoryStorage()
  // Nothing is waited for: the pauses of the cart are its own tests' affair.
  const clock = { now: () => Date.now(), wait: () => Promise.resolve() }
  const cart = createCartStore({ client, storage, clock, backendUrl: 'https://backend.test' })
  const newsletter = { subscribe: async () => undefined }
  const shop: Shop = { cart, catalogue, newsletter, featuredProductIds: [], socialLinks: [] }
  const places: string[] = []
  void cart.start()
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
  return { ...view, cart, storage, place: () => places.at(-1) }
}

function Place({ report }: { readonly report: (place: string) => void }) {
  const { pathname, search } = useLocation()
  report(pathname + search)
  return null
}

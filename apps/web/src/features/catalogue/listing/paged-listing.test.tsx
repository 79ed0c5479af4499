import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ListedProduct, ListingQuery, ProductListing } from '@umber/storefront-core'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchListing } from '../../../app/presets/prefetch-listing.ts'
import { presetOf } from '../../../bindings/preset.ts'
import { ShopProvider, type Shop } from '../../../bindings/shop.ts'
import { Featured } from '../home/featured.tsx'
import { Listing } from './listing.tsx'

const product = (name: string): ListedProduct => ({
  id: name,
  slug: name,
  name,
  description: '',
  images: [],
  options: [],
  variants: [],
})

const rules = {
  price: { min: 0, max: 300, step: 5 },
  currency: 'inr',
  colors: ['Tartan', 'White'],
  sizes: ['M'],
  matching: 'any-value',
} as const

/** A shop that reads by the page, and writes down what it is asked. */
function livingShop(path: string) {
  window.history.replaceState(null, '', path)
  const asked: ListingQuery[] = []
  const counted: string[] = []
  const listing: ProductListing = {
    async page(query) {
      asked.push(query)
      return { products: query.limit === 0 ? [] : [product('Kilt')], total: 7 }
    },
    async rules(category) {
      counted.push(category)
      return rules
    },
    async counts() {
      return { colors: new Map(), sizes: new Map(), categories: new Map() }
    },
  }
  const shop = {
    preset: presetOf('live'),
    listing: async () => listing,
    hearts: { subscribe: () => () => undefined, has: () => false },
  } as unknown as Shop
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const show = async (part: React.ReactNode) => {
    await act(async () => {
      render(
        <QueryClientProvider client={client}>
          <ShopProvider value={shop}>
            <MemoryRouter initialEntries={[path]}>
              <Suspense>{part}</Suspense>
            </MemoryRouter>
          </ShopProvider>
        </QueryClientProvider>,
      )
    })
  }
  return { shop, client, asked, counted, show }
}

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const everything = <Listing slug="all" name="All" description="" sections={[]} categories={[]} />

describe('a listing that is read by the page', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher))
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    { page: { name: 'category', slug: 'all' } as const, path: '/category/all', part: everything },
    { page: { name: 'category', slug: 'all' } as const, path: '/category/all?sort=newest', part: everything },
    { page: { name: 'home', slug: '' } as const, path: '/', part: <Featured /> },
  ])(
    'shows what was asked for ahead of it, and asks no second time at $path',
    async ({ page, path, part }) => {
      const { shop, client, asked, counted, show } = livingShop(path)
      prefetchListing(client, shop.listing, page)
      await waitFor(() => expect(asked).toHaveLength(1))
      await show(part)
      expect(await screen.findByRole('link', { name: 'Kilt' })).toBeDefined()
      expect(asked).toHaveLength(1)
      expect(counted).toEqual(page.name === 'category' ? ['all'] : [])
    },
  )

  it('asks what there is to choose from before it can understand what an address chose', async () => {
    const { asked, show } = livingShop('/category/all?color=tartan')
    await show(everything)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 products'))
    expect(asked.map(({ filters }) => filters.colors)).toEqual([['Tartan']])
    expect(screen.getByRole('checkbox', { name: 'Tartan' })).toHaveProperty('checked', true)
  })
})

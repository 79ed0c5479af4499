import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Category } from '@umber/storefront-core'
import type { ListingQuery, ProductListing } from '@umber/storefront-core/catalogue'
import { Suspense } from 'react'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listedProduct } from '../../../test/support/listed-product.ts'
import { prefetchPage } from '../../app/prefetch-page.ts'
import { plainLocale } from '../../config/locale.ts'
import { presetOf } from '../../config/preset.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { Featured } from '../home/featured.tsx'
import { ProductList } from './product-list.tsx'

const facets = {
  price: { min: 0, max: 300, step: 5 },
  currency: 'inr',
  colors: ['Tartan', 'White'],
  sizes: ['M'],
  matching: 'any-value',
} as const

/** A shop with a paged catalogue that records its queries. */
function pagedShop(path: string, counts?: ProductListing['counts']) {
  window.history.replaceState(null, '', path)
  const queries: ListingQuery[] = []
  const counted: string[] = []
  const listing: ProductListing = {
    async page(query) {
      queries.push(query)
      return { products: query.limit === 0 ? [] : [listedProduct('Kilt')], total: 7 }
    },
    async facets({ category }) {
      counted.push(category)
      return facets
    },
    related: async () => [],
    counts: counts ?? (async () => ({ colors: new Map(), sizes: new Map(), categories: new Map() })),
  }
  const shop = {
    preset: presetOf('live'),
    locale: plainLocale,
    catalogue: { categories: async () => [] },
    listing: async () => listing,
    loadedListing: () => listing,
    wishlist: { subscribe: () => () => undefined, has: () => false },
  } as unknown as Services
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const show = async (part: React.ReactNode) => {
    await act(async () => {
      render(
        <QueryClientProvider client={client}>
          <ServicesProvider value={shop}>
            <TestRouter entries={[path]}>
              <Suspense>{part}</Suspense>
            </TestRouter>
          </ServicesProvider>
        </QueryClientProvider>,
      )
    })
  }
  return { shop, client, queries, counted, show }
}

const category = (slug: string): Category => ({
  id: `cat_${slug}`,
  slug,
  name: slug,
  description: '',
  rank: 0,
})

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const allProducts = {
  scope: { category: 'all' },
  path: '/category/all',
  crumbs: [],
  name: 'All',
  description: '',
  sections: [],
}
const everything = <ProductList {...allProducts} categories={[]} />

describe('a paged product list', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher))
  afterEach(() => vi.unstubAllGlobals())

  it.each(['/category/all', '/category/all?sort=newest'])(
    'uses the prefetched list and sends no second request at %s',
    async (path) => {
      const { shop, client, queries, counted, show } = pagedShop(path)
      const [, query = ''] = path.split('?')
      await prefetchPage(
        client,
        shop,
        { name: 'category', params: { slug: 'all' } },
        new URLSearchParams(query),
      )
      expect(queries).toHaveLength(1)
      await show(everything)
      expect(await screen.findByRole('link', { name: 'Kilt' })).toBeDefined()
      expect(queries).toHaveLength(1)
      expect(counted).toEqual(['all'])
    },
  )

  it('is read once on the home page, without facets', async () => {
    const { queries, counted, show } = pagedShop('/')
    await show(<Featured />)
    expect(await screen.findByRole('link', { name: 'Kilt' })).toBeDefined()
    expect(queries).toHaveLength(1)
    expect(counted).toEqual([])
  })

  it('loads the facets before it parses filters from the address', async () => {
    const { queries, show } = pagedShop('/category/all?color=tartan')
    await show(everything)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 products'))
    expect(queries.map(({ filters }) => filters.colors)).toEqual([['Tartan']])
    expect(screen.getByRole('checkbox', { name: 'Tartan' })).toHaveProperty('checked', true)
  })

  it('keeps the group of categories while the counts of the first filter load', async () => {
    const { shop, client, show } = pagedShop('/category/all', () => new Promise(() => {}))
    const categories = [category('men'), category('women')]
    const counts = {
      colors: new Map(),
      sizes: new Map(),
      categories: new Map([
        ['men', 3],
        ['women', 4],
      ]),
    }
    const listing = await shop.listing()
    vi.spyOn(listing, 'facets').mockResolvedValue({ ...facets, counts })
    await show(<ProductList {...allProducts} categories={categories} />)
    const men = await screen.findByRole('checkbox', { name: 'men' })
    men.focus()
    fireEvent.click(men)
    await waitFor(() => expect(client.isFetching({ queryKey: ['facet-counts'] })).toBe(1))
    expect(screen.getByRole('checkbox', { name: 'men' })).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(men)
  })

  it('moves the focus from a removed filter to the next one, and to the list after the last one', async () => {
    const { show } = pagedShop('/category/all?color=tartan&size=m')
    await show(everything)
    const chip = async (name: string) => await screen.findByRole('button', { name })
    const remove = async (name: string) => {
      const button = await chip(name)
      button.focus()
      fireEvent.click(button)
    }
    await remove('Remove Tartan')
    await waitFor(async () => expect(document.activeElement).toBe(await chip('Remove Size M')))
    await remove('Remove Size M')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' })),
    )
  })

  it('does not say that nothing matches before the answer for the filters is there', async () => {
    const { shop, show } = pagedShop('/category/all?color=tartan')
    const listing = await shop.listing()
    const page = vi.spyOn(listing, 'page').mockResolvedValue({ products: [], total: 0 })
    await show(everything)
    await screen.findByText('No products found')
    page.mockReturnValue(new Promise(() => {}))
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.queryByText('No products found')).toBeNull())
  })
})

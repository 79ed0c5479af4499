import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { systemClock, type Category, type Product } from '@umber/storefront-core'
import { defaultSort, noFilters, type ListOptions } from '@umber/storefront-core/catalogue'
import { showcaseFacets } from '../../config/showcase-facets.ts'
import { createShowcaseListing } from '../../services/presets/showcase/product-listing.ts'
import { Suspense } from 'react'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { plainLocale } from '../../config/locale.ts'
import { presetOf } from '../../config/preset.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { listingCopy } from '../../copy/products.ts'
import { ProductList } from './product-list.tsx'

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher))
afterEach(() => vi.unstubAllGlobals())

const category: Category = { id: 'pcol_men', name: 'Men', slug: 'men', description: '', rank: 0 }

/** Renders a category without products on the catalogue's first page, while the rest still loads. */
async function showCategory(products: () => Promise<readonly Product[]>): Promise<void> {
  let showPage: ListOptions['onPage']
  const catalogue = {
    products: async (options?: ListOptions) => {
      showPage = options?.onPage
      return products()
    },
    categories: async () => [category],
    region: async () => ({ id: undefined, currency: 'inr' }),
  }
  const listing = createShowcaseListing({ catalogue, facets: showcaseFacets, clock: systemClock })
  const shop = {
    preset: presetOf('showcase'),
    locale: plainLocale,
    catalogue,
    listing: async () => listing,
    loadedListing: () => listing,
    wishlist: { subscribe: () => () => undefined, has: () => false },
  } as unknown as Services
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const question = { category: 'men', filters: noFilters, sort: defaultSort }
  listing.page({ ...question, offset: 0, limit: 1 }).catch(() => undefined)
  await waitFor(() => expect(showPage).toBeDefined())
  showPage?.([])
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <ServicesProvider value={shop}>
          <TestRouter entries={['/category/men']}>
            <Suspense>
              <ProductList
                scope={{ category: 'men' }}
                path="/category/men"
                crumbs={[]}
                name="Men"
                description=""
                sections={[]}
                categories={[category]}
              />
            </Suspense>
          </TestRouter>
        </ServicesProvider>
      </QueryClientProvider>,
    )
  })
}

it('a category is not shown as empty before the whole catalogue has loaded', async () => {
  let finish: ((products: readonly Product[]) => void) | undefined
  const rest = new Promise<readonly Product[]>((resolve) => {
    finish = resolve
  })
  await showCategory(() => rest)
  expect(screen.queryByText(listingCopy.empty)).toBeNull()
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  await act(async () => finish?.([]))
  await waitFor(() => screen.getByText(listingCopy.empty))
})

it('a category is not shown as empty when the catalogue failed to load completely', async () => {
  await showCategory(() => Promise.reject(new TypeError('no network')))
  await waitFor(() => screen.getByText(listingCopy.failed))
  expect(screen.queryByText(listingCopy.empty)).toBeNull()
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { Product } from '@umber/storefront-core'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { productIndexQuery } from '../../../bindings/catalogue-queries.ts'
import { presetOf } from '../../../bindings/preset.ts'
import { ShopProvider, type Shop } from '../../../bindings/shop.ts'
import { listingCopy } from '../../../copy/catalogue.ts'
import { Listing } from './listing.tsx'

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher))
afterEach(() => vi.unstubAllGlobals())

/** A category of a catalogue whose first page held nothing of it, while the rest is still being read. */
async function showCategory(products: () => Promise<readonly Product[]>): Promise<void> {
  const shop = {
    preset: presetOf('showcase'),
    catalogue: { products },
    hearts: { subscribe: () => () => undefined, has: () => false },
  } as unknown as Shop
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(productIndexQuery(shop.catalogue).queryKey, { products: [], complete: false })
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <ShopProvider value={shop}>
          <MemoryRouter initialEntries={['/category/men']}>
            <Suspense>
              <Listing slug="men" name="Men" description="" sections={[]} categories={[]} />
            </Suspense>
          </MemoryRouter>
        </ShopProvider>
      </QueryClientProvider>,
    )
  })
}

it('a category is not called empty before the whole catalogue has been read', async () => {
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

it('a category is not called empty when the catalogue could not be read to its end', async () => {
  await showCategory(() => Promise.reject(new TypeError('no network')))
  await waitFor(() => screen.getByText(listingCopy.failed))
  expect(screen.queryByText(listingCopy.empty)).toBeNull()
})

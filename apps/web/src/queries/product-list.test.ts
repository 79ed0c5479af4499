import { QueryClient } from '@tanstack/react-query'
import {
  defaultSort,
  noFilters,
  type ListingPage,
  type ProductListing,
} from '@umber/storefront-core/catalogue'
import { expect, it, vi } from 'vitest'
import { productListQuery } from './product-list.ts'

const question = { category: 'all', filters: noFilters, sort: defaultSort }
const fromServer: ListingPage = { products: [], total: 44 }
const inMemory: ListingPage = { products: [], total: 45 }

/** Asks for a list that the server has sent with the page. */
async function askAgain(known: ListingPage | undefined) {
  const readPage = vi.fn<ProductListing['page']>(async () => inMemory)
  const list = { page: readPage, peek: () => known } as Partial<ProductListing> as ProductListing
  const query = productListQuery({ listing: async () => list, loadedListing: () => list }, question, 1)
  const client = new QueryClient()
  client.setQueryData(query.queryKey, fromServer)
  return { page: await client.fetchQuery(query), readPage }
}

it('[F-119] a list that the server sent is not read again while no product is in memory', async () => {
  const { page, readPage } = await askAgain(undefined)
  expect(page).toEqual(fromServer)
  expect(readPage).not.toHaveBeenCalled()
})

it('a list is cut anew from the products that are in memory', async () => {
  expect((await askAgain(inMemory)).page).toEqual(inMemory)
})

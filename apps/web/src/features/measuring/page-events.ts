import type { QueryClient } from '@tanstack/react-query'
import { findVariant, type Product } from '@umber/storefront-core'
import { readSelection, type Collection, type ListedProduct } from '@umber/storefront-core/catalogue'
import { recordOf, type PlacedPage } from '../../config/match-page.ts'
import { collectionQuery, productQuery } from '../../queries/products.ts'
import { scopeKey } from '../../queries/product-list.ts'
import type { Services } from '../../services/services-context.ts'
import type { ShopEvent } from './events.ts'
import { currencyOf, itemInList, itemOfVariant, saleOf } from './items.ts'

/** Google takes no more of a list. */
const mostListed = 25

/** Parameters of campaigns, and those that the shop's own pages show. Others could grant access. */
const shown = /^(?:q|color|size|option|utm_\w+|gclid|gad_source)$/

/** The address of a page for who measures. A page about one person's affairs is called by its pattern. */
export function measuredAddress(
  { origin, locale }: Pick<Services, 'origin' | 'locale'>,
  page: PlacedPage,
  place: {
    readonly pathname: string
    readonly search: string
  },
): string {
  const record = recordOf(page.name)
  // What is no page may be any text.
  const path =
    record === undefined ? '/not-found' : record.placeholder === undefined ? place.pathname : record.path
  const query = new URLSearchParams(
    [...new URLSearchParams(place.search)].filter(([name]) => shown.test(name)),
  ).toString()
  return origin + locale.prefix + path + (query === '' ? '' : `?${query}`)
}

type Reads = Pick<Services, 'catalogue'>

/** What is to be told of a page when what it shows is there. Undefined while it is not; none for other pages. */
export function pageEvent(
  { name, params }: PlacedPage,
  search: string,
  services: Reads,
  client: QueryClient,
): ShopEvent | 'nothing' | undefined {
  const slug = params['slug'] ?? ''
  const asked = new URLSearchParams(search)
  if (name === 'product')
    return productEvent(client.getQueryData(productQuery(services.catalogue, slug).queryKey), asked)
  if (name === 'category') return listEvent(slug, productsIn(client, ['listing', slug]))
  if (name === 'collection') {
    const collection: Collection | null | undefined = client.getQueryData(
      collectionQuery(services.catalogue, slug).queryKey,
    )
    const scope = collection && scopeKey({ category: 'all', collectionId: collection.id })
    return scope ? listEvent(slug, productsIn(client, ['listing', scope])) : undefined
  }
  const term = asked.get('q')?.trim() ?? ''
  if (name === 'search' && term !== '') return { name: 'search', params: { search_term: term.slice(0, 100) } }
  return 'nothing'
}

function productEvent(product: Product | null | undefined, asked: URLSearchParams): ShopEvent | undefined {
  if (product === undefined || product === null) return undefined
  const chosen = findVariant(
    product,
    readSelection(product, (name) => asked.get(name)),
  )
  const variant = chosen ?? product.variants[0]
  const { price } = variant
  if (price === undefined) return undefined
  const item = itemOfVariant(product, variant, chosen !== undefined)
  return { name: 'view_item', params: saleOf(currencyOf(price), [item]) }
}

function listEvent(id: string, products: readonly ListedProduct[] | undefined): ShopEvent | undefined {
  if (products === undefined || products.length === 0) return undefined
  const items = products.slice(0, mostListed).map(itemInList)
  return { name: 'view_item_list', params: { item_list_id: id, items } }
}

/** Those of the list on screen. */
function productsIn(client: QueryClient, queryKey: readonly string[]): readonly ListedProduct[] | undefined {
  const queries = client.getQueryCache().findAll({ queryKey, type: 'active' })
  for (const { state } of queries) {
    const data = state.data as { readonly products?: readonly ListedProduct[] } | undefined
    if (data?.products !== undefined) return data.products
  }
  return undefined
}

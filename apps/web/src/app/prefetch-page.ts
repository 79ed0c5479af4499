import type { QueryClient } from '@tanstack/react-query'
import type { Category, Product } from '@umber/storefront-core'
import type { ListScope } from '@umber/storefront-core/catalogue'
import type { ShopSettings } from '@umber/storefront-core/shop'
import { isReplaceable, withOwnPage } from '../config/own-pages.ts'
import { liveContentQuery, type LiveContentPage } from '../queries/live-content.ts'
import { categoryRowQuery, featuredList, relatedQuery } from '../queries/featured-and-related.ts'
import { pageParam } from '../queries/page-param.ts'
import {
  areCountsNarrowed,
  facetCountsQuery,
  facetsQuery,
  productListQuery,
  questionAt,
} from '../queries/product-list.ts'
import { categoriesQuery, collectionQuery, productQuery } from '../queries/products.ts'
import { bandLimitsQuery, searchPageQuery } from '../queries/search.ts'
import { searchAt } from '../queries/search-params.ts'
import { shopPageQuery, shopSettingsQuery } from '../queries/shop-settings.ts'
import { loadMoreQuery } from '../queries/use-load-more-query.ts'
import type { Services } from '../services/services-context.ts'
import type { PlacedPage } from './routes.ts'

/**
 * Reads what a page shows first: on the server before it renders, in the browser while the page's code loads. A read
 * that fails is left to the page. Never rejects.
 */
export async function prefetchPage(
  client: QueryClient,
  services: Services,
  page: PlacedPage,
  params: URLSearchParams,
): Promise<void> {
  // Every page has the menu and the shop's settings.
  const settings = services.preset.hasShopSettings
    ? client.fetchQuery(shopSettingsQuery(services)).catch(() => undefined)
    : Promise.resolve(undefined)
  await Promise.all([
    settings,
    client.prefetchQuery(categoriesQuery(services.catalogue)),
    prefetchOwn(client, services, page, params, settings),
  ])
}

async function prefetchOwn(
  client: QueryClient,
  services: Services,
  { name, slug }: PlacedPage,
  params: URLSearchParams,
  settings: Promise<ShopSettings | undefined>,
): Promise<void> {
  if (name === 'ownPage') await client.prefetchQuery(shopPageQuery(services, slug))
  if (isReplaceable(name)) {
    const own = withOwnPage({ name, slug }, (await settings)?.pages ?? [])
    if (own.name === 'ownPage') return await client.prefetchQuery(shopPageQuery(services, own.slug))
  }
  if (name === 'home') await prefetchHome(client, services, await settings)
  else if (name === 'category') await prefetchList(client, services, { category: slug }, params)
  else if (name === 'collection') await prefetchCollection(client, services, slug, params)
  else if (name === 'product') await prefetchProduct(client, services, slug)
  else if (name === 'search') await prefetchSearch(client, services, params)
  else if (isLiveContent(name) && services.preset.hasOwnTerms === true)
    await client.prefetchQuery(liveContentQuery<LiveContentPage>(services, name))
}

async function prefetchHome(
  client: QueryClient,
  services: Services,
  settings: ShopSettings | undefined,
): Promise<void> {
  const rows = settings?.homeRows ?? []
  await Promise.all([
    client.prefetchInfiniteQuery(loadMoreQuery(featuredList(services, settings?.featuredProductIds))),
    ...rows.map(async (row) => {
      if (row.kind === 'category') await client.prefetchQuery(categoryRowQuery(services, row.category))
    }),
  ])
}

const liveContentPages: ReadonlySet<string> = new Set<LiveContentPage>(['faq', 'help', 'shippingPolicy'])
const isLiveContent = (name: string): name is LiveContentPage => liveContentPages.has(name)

async function prefetchList(
  client: QueryClient,
  services: Services,
  scope: ListScope,
  params: URLSearchParams,
): Promise<void> {
  const [facets, categories] = await Promise.all([
    client.fetchQuery(facetsQuery(services, scope)).catch(() => undefined),
    client.fetchQuery(categoriesQuery(services.catalogue)).catch((): readonly Category[] => []),
  ])
  if (facets === undefined) return
  const question = questionAt(scope, params, facets, categories)
  await Promise.all([
    client.prefetchQuery(productListQuery(services, question, pageParam(params))),
    areCountsNarrowed(question.filters, facets) &&
      client.prefetchQuery(facetCountsQuery(services, { ...question, facets })),
  ])
}

async function prefetchCollection(
  client: QueryClient,
  services: Services,
  slug: string,
  params: URLSearchParams,
): Promise<void> {
  const collection = await client.fetchQuery(collectionQuery(services.catalogue, slug)).catch(() => null)
  if (collection === null) return
  await prefetchList(client, services, { category: 'all', collectionId: collection.id }, params)
}

/** In milliseconds: an intention soon after another reads nothing new. The page itself always asks for its stock. */
const recent = 60_000

async function prefetchProduct(client: QueryClient, services: Services, slug: string): Promise<void> {
  const product = await client
    .fetchQuery({ ...productQuery(services.catalogue, slug), staleTime: recent })
    .catch((): Product | null => null)
  if (product !== null) await prefetchRelated(client, services, product)
}

async function prefetchSearch(
  client: QueryClient,
  services: Services,
  params: URLSearchParams,
): Promise<void> {
  const state = searchAt(params)
  if (state.term === '') return
  await Promise.all([
    client.prefetchQuery(searchPageQuery(services, state, pageParam(params))),
    client.prefetchQuery(bandLimitsQuery(services)),
  ])
}

async function prefetchRelated(client: QueryClient, services: Services, product: Product): Promise<void> {
  const related = relatedQuery(services, product)
  if (related.enabled === true) await client.prefetchQuery(related)
}

import { CommerceClient } from '@umber/commerce-client'
import { collectionCategories, type SalesRegion } from '@umber/storefront-core/catalogue'
import pLimit from 'p-limit'
import { field, text } from '@umber/storefront-core/parse'
import { createCatalogue } from '@umber/storefront-core'
import { createSearchIndex } from '@umber/storefront-core/live'
import { regionOf, type ShopRegions } from '../../src/config/regions.ts'
import { replacedBy } from '../../src/config/own-pages.ts'
import { paths } from '../../src/config/paths.ts'
import { pages } from '../../src/pages/index.ts'
import type { PageRecord } from '../../src/pages/page-record.ts'
import { allPosts, contentIn } from './content-reader.ts'
import type { RegionReader } from './region-reader.ts'
import type { ShopIdentity } from './shop-identity.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/** The pages that search engines should index. */
export interface SiteIndex {
  /**
   * Paths without a prefix, with the products that are sold in a country; without one in the default region. Those of the last good reading
   * if it fails now. Undefined when nothing was ever read. Never rejects.
   */
  readonly addresses: (country?: string) => Promise<readonly string[] | undefined>
  /** Where the shop sells; undefined where it has one region only, or when that was never read. Never rejects. */
  readonly regions: () => Promise<ShopRegions | undefined>
  /** The catalogue has changed: it is read again when it is asked for. */
  readonly purge: () => void
}

const records: readonly PageRecord[] = Object.values(pages)

/** The pages that every shop has. */
const always: readonly string[] = records.flatMap(({ path, index }) => {
  if (index === undefined) return []
  return index === true ? [path] : index.map((value) => path.replace(/:\w+/, value))
})

/** How many products are asked for at once. */
const pageSize = 1000
/** As many hits as Medusa's search answers at once. */
const mostHits = 100
/** As many addresses as a sitemap may have. */
const mostProducts = 50_000

const minute = 60_000
const freshFor = 5 * minute
const retryDelay = 10_000

export interface SiteIndexOptions {
  readonly config: ShopConfiguration
  readonly fetch: typeof fetch
  /** Tells which pages the owner has published. */
  readonly identity: ShopIdentity
  /** Default: there is one region only. */
  readonly regions?: Pick<RegionReader, 'read'>
  /** In milliseconds. */
  readonly now?: () => number
}

interface Reading {
  /** In milliseconds; earlier when it failed. */
  until: number
  readonly addresses: Promise<readonly string[] | undefined>
}

/** Reads the catalogue when it is asked. While the backend is down, the answer is what was read before. */
export function createSiteIndex({
  config,
  fetch,
  identity,
  regions,
  now = Date.now,
}: SiteIndexOptions): SiteIndex {
  const { backendUrl, publishableKey, featuredProductIds, preset } = config
  const isLive = preset === 'live'
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, fetch })
  /** By the region's id. */
  const known = new Map<string, readonly string[]>()
  const readings = new Map<string, Reading>()

  async function read(region: SalesRegion | undefined): Promise<readonly string[]> {
    const catalogue = createCatalogue({
      client,
      backendUrl,
      featuredProductIds,
      ...(region !== undefined && { region: () => Promise.resolve(region) }),
      ...(isLive ? {} : { categories: collectionCategories }),
    })
    const [categories, collections, products, { pages: own }, posts] = await Promise.all([
      catalogue.categories(),
      isLive ? catalogue.collections() : [],
      region === undefined ? productSlugs(client) : soldSlugs(client, region),
      identity.settings(),
      isLive ? allPosts(contentIn({ config, fetch })) : [],
    ])
    const slugs = new Set(categories.map(({ slug }) => slug))
    const addresses = [
      ...always,
      // Those in place of a page of the sources have its address.
      ...own.filter(({ slug }) => replacedBy(slug) === undefined).map(({ slug }) => paths.ownPage(slug)),
      ...(posts.length > 0 ? [paths.journal()] : []),
      ...posts.map(({ slug }) => paths.journalPost(slug)),
      ...categories.map(({ slug }) => paths.category(slug)),
      // The showcase has its categories from collections of the same handles.
      ...collections.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => paths.collection(slug)),
      ...[...products].map((slug) => paths.product(slug)),
    ]
    known.set(region?.id ?? '', addresses)
    return addresses
  }

  function begin(region: SalesRegion | undefined): Reading {
    const begun: Reading = {
      until: now() + freshFor,
      addresses: read(region).catch(() => {
        begun.until = now() + retryDelay
        return known.get(region?.id ?? '')
      }),
    }
    return begun
  }

  return {
    async addresses(country) {
      const shop = isLive ? await regions?.read() : undefined
      const region = shop && regionOf(shop, country)
      const key = region?.id ?? ''
      const latest = readings.get(key)
      const reading = latest === undefined || now() >= latest.until ? begin(region) : latest
      readings.set(key, reading)
      return await reading.addresses
    },
    regions: async () => (isLive ? await regions?.read() : undefined),
    purge: () => readings.clear(),
  }
}

/** Of the products that have a price in a region, as the index has them. */
async function soldSlugs(client: CommerceClient, region: SalesRegion): Promise<ReadonlySet<string>> {
  const index = createSearchIndex(client, () => Promise.resolve(region))
  const slugs = new Set<string>()
  const readPage = async (offset: number): Promise<number> => {
    const page = { filters: {}, fields: ['handle'], order: { id: 'ASC' }, offset, limit: mostHits } as const
    const { documents, total } = await index.ask(page)
    for (const document of documents) {
      const slug = text(field(document, 'handle'))
      if (slug !== undefined) slugs.add(slug)
    }
    return Math.min(total, mostProducts)
  }
  const total = await readPage(0)
  const others = Array.from({ length: Math.ceil(total / mostHits) }, (_, page) => page * mostHits).slice(1)
  const inTurn = pLimit(4)
  await Promise.all(others.map((offset) => inTurn(async () => await readPage(offset))))
  return slugs
}

/** Of all products: their handles alone, because a large catalogue takes minutes to read as a whole. */
async function productSlugs({ store }: CommerceClient): Promise<ReadonlySet<string>> {
  const slugs = new Set<string>()
  for (let offset = 0; offset < mostProducts; offset += pageSize) {
    const page = { fields: 'handle', limit: pageSize, offset, order: 'id' }
    const { products, count } = await store.product.list(page, undefined, { retry: false })
    for (const { handle } of products) slugs.add(handle)
    if (products.length === 0 || offset + pageSize >= count) break
  }
  return slugs
}

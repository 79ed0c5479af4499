import { CommerceClient } from '@umber/commerce-client'
import { collectionCategories } from '@umber/storefront-core/catalogue'
import { createCatalogue } from '@umber/storefront-core'
import { replacedBy } from '../../src/config/own-pages.ts'
import { paths } from '../../src/config/paths.ts'
import { pages } from '../../src/pages/index.ts'
import type { PageRecord } from '../../src/pages/page-record.ts'
import type { ShopIdentity } from './shop-identity.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/** The pages that search engines should index. */
export interface SiteIndex {
  /** Paths, those of the last good reading if it fails now. Undefined when nothing was ever read. Never rejects. */
  readonly addresses: () => Promise<readonly string[] | undefined>
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
  /** In milliseconds. */
  readonly now?: () => number
}

interface Reading {
  /** In milliseconds; earlier when it failed. */
  until: number
  readonly addresses: Promise<readonly string[] | undefined>
}

/** Reads the catalogue when it is asked. While the backend is down, the answer is what was read before. */
export function createSiteIndex({ config, fetch, identity, now = Date.now }: SiteIndexOptions): SiteIndex {
  const { backendUrl, publishableKey, featuredProductIds, preset } = config
  const isLive = preset === 'live'
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, fetch })
  const catalogue = createCatalogue({
    client,
    backendUrl,
    featuredProductIds,
    ...(isLive ? {} : { categories: collectionCategories }),
  })
  let known: readonly string[] | undefined
  let reading: Reading | undefined

  async function read(): Promise<readonly string[]> {
    const [categories, collections, products, { pages: own }] = await Promise.all([
      catalogue.categories(),
      isLive ? catalogue.collections() : [],
      productSlugs(client),
      identity.settings(),
    ])
    const slugs = new Set(categories.map(({ slug }) => slug))
    known = [
      ...always,
      // Those in place of a page of the sources have its address.
      ...own.filter(({ slug }) => replacedBy(slug) === undefined).map(({ slug }) => paths.ownPage(slug)),
      ...categories.map(({ slug }) => paths.category(slug)),
      // The showcase has its categories from collections of the same handles.
      ...collections.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => paths.collection(slug)),
      ...[...products].map((slug) => paths.product(slug)),
    ]
    return known
  }

  function begin(): Reading {
    const begun: Reading = {
      until: now() + freshFor,
      addresses: read().catch(() => {
        begun.until = now() + retryDelay
        return known
      }),
    }
    return begun
  }

  return {
    async addresses() {
      if (reading === undefined || now() >= reading.until) reading = begin()
      return await reading.addresses
    },
    purge() {
      reading = undefined
    },
  }
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

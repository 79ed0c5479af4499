import { CommerceClient } from '@umber/commerce-client'
import { collectionCategories, type SalesRegion } from '@umber/storefront-core/catalogue'
import { createCatalogue, type Product } from '@umber/storefront-core'
import { regionOf, type ShopRegions } from '../../src/config/regions.ts'
import { replacedBy } from '../../src/config/own-pages.ts'
import { paths } from '../../src/config/paths.ts'
import { pages } from '../../src/pages/index.ts'
import type { PageRecord } from '../../src/pages/page-record.ts'
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
    const [categories, collections, products, { pages: own }] = await Promise.all([
      catalogue.categories(),
      isLive ? catalogue.collections() : [],
      catalogue.products(),
      identity.settings(),
    ])
    const slugs = new Set(categories.map(({ slug }) => slug))
    const isSold = ({ variants }: Product) =>
      region === undefined || variants.some(({ price }) => price !== undefined)
    const addresses = [
      ...always,
      // Those in place of a page of the sources have its address.
      ...own.filter(({ slug }) => replacedBy(slug) === undefined).map(({ slug }) => paths.ownPage(slug)),
      ...categories.map(({ slug }) => paths.category(slug)),
      // The showcase has its categories from collections of the same handles.
      ...collections.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => paths.collection(slug)),
      ...products.filter(isSold).map(({ slug }) => paths.product(slug)),
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

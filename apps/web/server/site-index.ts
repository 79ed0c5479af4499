import { CommerceClient } from '@umber/commerce-client'
import { createCatalogue } from '@umber/storefront-core'
import { paths } from '../src/config/paths.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/** The pages that search engines should index. */
export interface SiteIndex {
  /** Paths. */
  readonly addresses: () => readonly string[]
  /** Reads the catalogue again, because it has changed. */
  readonly purge: () => void
}

const always: readonly string[] = [
  paths.home(),
  paths.category('all'),
  paths.about(),
  paths.contact(),
  paths.help(),
  paths.faq(),
  paths.shippingPolicy(),
  paths.terms(),
  paths.privacy(),
]

const minute = 60_000
const freshFor = 5 * minute
const retryDelay = 10_000

export interface SiteIndexOptions {
  readonly config: ShopConfiguration
  readonly fetch: typeof fetch
  /** In milliseconds. */
  readonly now?: () => number
}

/** Reads the catalogue on first use and refreshes it when it is stale. Requests never wait for it. */
export function createSiteIndex({ config, fetch, now = Date.now }: SiteIndexOptions): SiteIndex {
  const { backendUrl, publishableKey, featuredProductIds } = config
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, fetch })
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds })
  let addresses = always
  let readAt = Number.NEGATIVE_INFINITY
  let reading: 'not' | 'once' | 'again' = 'not'

  async function read() {
    try {
      const [categories, products] = await Promise.all([catalogue.categories(), catalogue.products()])
      addresses = [
        ...always,
        ...categories.map(({ slug }) => paths.category(slug)),
        ...products.map(({ slug }) => paths.product(slug)),
      ]
    } catch {
      // The backend is down: keep the known addresses and retry soon.
      readAt = now() - freshFor + retryDelay
    }
  }

  /** What has changed during a reading may be missing in it. */
  async function readOneByOne() {
    readAt = now()
    if (reading !== 'not') {
      reading = 'again'
      return
    }
    do {
      reading = 'once'
      await read()
    } while (isAsked())
    reading = 'not'
  }
  const isAsked = () => reading === 'again'
  const refresh = () => {
    if (now() - readAt >= freshFor) void readOneByOne()
  }
  refresh()

  return {
    addresses() {
      refresh()
      return addresses
    },
    purge: () => void readOneByOne(),
  }
}

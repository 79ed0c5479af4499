import { CommerceClient } from '@umber/commerce-client'
import { createCatalogue, findCategory, type Catalogue } from '@umber/storefront-core'
import { liveAddresses } from '../src/app/live-addresses.ts'
import { matchAddress } from '../src/app/match-address.ts'
import { addressedPage } from '../src/app/page-addresses.ts'
import { paths } from '../src/app/paths.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/** What the server says of an address before the page is run: there is one, there is none, or it is called otherwise. */
export type PageStatus =
  | { readonly kind: 'found' }
  | { readonly kind: 'missing'; readonly what: 'page' | 'product' | 'category' }
  | { readonly kind: 'moved'; readonly to: string }

export interface PageStatusReader {
  readonly statusOf: (pathname: string) => Promise<PageStatus>
}

/** A page waits no longer than this for the backend to say whether there is such a thing. */
const patience = 1_500
/** For how long an answer counts, and a backend that could not be asked is left alone. */
const freshFor = 30_000
const restFor = 10_000
/** Anybody may ask for any number of addresses. */
const mostKept = 1_000

const found: PageStatus = { kind: 'found' }

/**
 * Asks the backend for products and categories by name. When it is away, slow or broken, every address counts as found:
 * the page says what it knows itself.
 */
export function createPageStatusReader(
  { backendUrl, publishableKey, preset }: ShopConfiguration,
  now: () => number = Date.now,
): PageStatusReader {
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey })
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
  const kept = new Map<string, { readonly at: number; readonly status: Promise<PageStatus> }>()
  let restUntil = Number.NEGATIVE_INFINITY

  async function look(name: 'product' | 'category', slug: string): Promise<PageStatus> {
    try {
      return await lookups[name](catalogue, slug, AbortSignal.timeout(patience))
    } catch {
      restUntil = now() + restFor
      return found
    }
  }

  function remembered(name: 'product' | 'category', slug: string): Promise<PageStatus> {
    const key = `${name} ${slug}`
    const known = kept.get(key)
    if (known !== undefined && now() - known.at < freshFor) return known.status
    if (now() < restUntil) return Promise.resolve(found)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    kept.delete(key)
    const status = look(name, slug)
    kept.set(key, { at: now(), status })
    return status
  }

  return {
    async statusOf(pathname) {
      const page = addressedPage(pathname)
      if (page?.name === 'product' || page?.name === 'category') return remembered(page.name, page.slug)
      const isLive = Object.values(liveAddresses).some((pattern) => matchAddress(pattern, pathname))
      return page !== undefined || (preset === 'live' && isLive) ? found : { kind: 'missing', what: 'page' }
    },
  }
}

const lookups: Readonly<
  Record<
    'product' | 'category',
    (catalogue: Catalogue, slug: string, signal: AbortSignal) => Promise<PageStatus>
  >
> = {
  async product(catalogue, slug, signal) {
    const product = await catalogue.product(slug, { signal })
    return product === undefined ? { kind: 'missing', what: 'product' } : found
  },
  async category(catalogue, slug, signal) {
    if (slug === 'all') return found
    const category = findCategory(await catalogue.categories({ signal }), slug)
    if (category === undefined) return { kind: 'missing', what: 'category' }
    return category.slug === slug ? found : { kind: 'moved', to: paths.category(category.slug) }
  },
}

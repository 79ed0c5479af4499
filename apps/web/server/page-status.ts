import { CommerceClient } from '@umber/commerce-client'
import { createCatalogue, findCategory, type Catalogue } from '@umber/storefront-core'
import { matchPath } from '../src/config/match-path.ts'
import { livePages, matchPage, paths } from '../src/config/paths.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/** What the server knows about an address before the page runs: it exists, does not exist, or has moved. */
export type PageStatus =
  | { readonly kind: 'found' }
  | { readonly kind: 'missing'; readonly what: 'page' | 'product' | 'category' }
  | { readonly kind: 'moved'; readonly to: string }

export interface PageStatusReader {
  readonly statusOf: (pathname: string) => Promise<PageStatus>
}

/** How long a page waits for the backend, in milliseconds. */
const requestTimeout = 1_500
/** How long a result stays fresh, and the pause after a failed request, in milliseconds. */
const freshFor = 30_000
const pauseAfterFailure = 10_000
/** Cache limit: visitors can request any number of addresses. */
const maxCached = 1_000

const found: PageStatus = { kind: 'found' }

/**
 * Looks up products and categories by slug in the backend. When the backend is down, slow or failing, every address
 * counts as found, and the page decides for itself.
 */
export function createPageStatusReader(
  { backendUrl, publishableKey, preset }: ShopConfiguration,
  now: () => number = Date.now,
): PageStatusReader {
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey })
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
  const kept = new Map<string, { readonly at: number; readonly status: Promise<PageStatus> }>()
  let pausedUntil = Number.NEGATIVE_INFINITY

  async function lookUp(name: 'product' | 'category', slug: string): Promise<PageStatus> {
    try {
      return await lookups[name](catalogue, slug, AbortSignal.timeout(requestTimeout))
    } catch {
      pausedUntil = now() + pauseAfterFailure
      return found
    }
  }

  function remembered(name: 'product' | 'category', slug: string): Promise<PageStatus> {
    const key = `${name} ${slug}`
    const known = kept.get(key)
    if (known !== undefined && now() - known.at < freshFor) return known.status
    if (now() < pausedUntil) return Promise.resolve(found)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= maxCached) kept.delete(oldest)
    kept.delete(key)
    const status = lookUp(name, slug)
    kept.set(key, { at: now(), status })
    return status
  }

  return {
    async statusOf(pathname) {
      const page = matchPage(pathname)
      if (page?.name === 'product' || page?.name === 'category') return remembered(page.name, page.slug)
      const isLive = Object.values(livePages).some(({ pattern }) => matchPath(pattern, pathname))
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

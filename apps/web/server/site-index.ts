import { CommerceClient } from '@umber/commerce-client'
import { createCatalogue, type Category, type Product } from '@umber/storefront-core'
import { about } from '../src/content/about.ts'
import { contact } from '../src/content/contact.ts'
import { faq } from '../src/content/faq.ts'
import { help } from '../src/content/help.ts'
import { privacy, terms } from '../src/content/legal.ts'
import { shippingPolicyHead } from '../src/content/shipping-policy.ts'
import { canonicalPath, matchPath } from '../src/config/match-path.ts'
import { pages, paths } from '../src/config/paths.ts'
import { listingCopy } from '../src/copy/products.ts'
import { homeCopy } from '../src/copy/home.ts'
import type { PageHead } from '../src/seo/head-tags.ts'
import { pageParam } from '../src/queries/page-param.ts'
import { productHead } from '../src/seo/product-json-ld.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/** What the server knows about the shop's pages without running them. */
export interface SiteIndex {
  /** The head of a page; `undefined` when only the browser can determine it. */
  head(address: string, origin: string): PageHead | undefined
  /** The paths that search engines should index. */
  addresses(): readonly string[]
}

type Heads = ReadonlyMap<string, (origin: string) => PageHead>

const always: Heads = new Map(
  Object.entries({
    [paths.home()]: { title: homeCopy.title, description: homeCopy.lead },
    [paths.category('all')]: { title: listingCopy.all, description: listingCopy.allLead },
    [paths.about()]: headOf(about),
    [paths.contact()]: headOf(contact),
    [paths.help()]: headOf(help),
    [paths.faq()]: headOf(faq),
    [paths.shippingPolicy()]: headOf(shippingPolicyHead),
    [paths.terms()]: headOf(terms),
    [paths.privacy()]: headOf(privacy),
  }).map(([path, head]) => [path, () => head]),
)

function headOf({ title, lead }: { readonly title: string; readonly lead: string }): PageHead {
  return { title, description: lead }
}

const minute = 60_000
const freshFor = 5 * minute
const retryDelay = 10_000

/** Reads the catalogue on first use and refreshes it when it is stale. Requests never wait for it. */
export function createSiteIndex(config: ShopConfiguration, now: () => number = Date.now): SiteIndex {
  const { backendUrl, publishableKey, featuredProductIds } = config
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey })
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds })
  let heads = always
  let readAt = Number.NEGATIVE_INFINITY

  async function read() {
    try {
      const [categories, products] = await Promise.all([catalogue.categories(), catalogue.products()])
      heads = new Map([...always, ...headsOf(categories, products)])
    } catch {
      // The backend is down: keep the known heads and retry soon.
      readAt = now() - freshFor + retryDelay
    }
  }
  const refresh = () => {
    if (now() - readAt < freshFor) return
    readAt = now()
    void read()
  }
  refresh()

  return {
    head(address, origin) {
      refresh()
      const [pathname = '/', query = ''] = address.split('?')
      const head = heads.get(canonicalPath(pathname))?.(origin)
      const isList = matchPath(pages.category.pattern, pathname) !== undefined
      return head !== undefined && isList ? { ...head, page: pageParam(new URLSearchParams(query)) } : head
    },
    addresses() {
      refresh()
      return [...heads.keys()]
    },
  }
}

function headsOf(categories: readonly Category[], products: readonly Product[]): Heads {
  const ofCategories = categories.map(({ slug, name, description, image }) => {
    const head = { title: name, description, image }
    return [paths.category(slug), () => head] as const
  })
  const ofProducts = products.map((product) => {
    const path = paths.product(product.slug)
    return [path, (origin: string) => productHead(product, origin + path)] as const
  })
  return new Map<string, (origin: string) => PageHead>([...ofCategories, ...ofProducts])
}

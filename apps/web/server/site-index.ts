import { CommerceClient } from '@umber/commerce-client'
import { about, contact, faq, help, privacy, shippingPolicyHead, terms } from '@umber/sample-store/copy'
import { createCatalogue, type Category, type Product } from '@umber/storefront-core'
import { canonicalPath, matchAddress } from '../src/app/match-address.ts'
import { pathPatterns, paths } from '../src/app/paths.ts'
import { listingCopy } from '../src/copy/catalogue.ts'
import { homeCopy } from '../src/copy/home.ts'
import type { PageHead } from '../src/head/head-tags.ts'
import { pageIn } from '../src/bindings/list-page.ts'
import { productHead } from '../src/head/product-data.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

/** What the server knows of the shop's pages without running them. */
export interface SiteIndex {
  /** What a page is about; `undefined` where it will only be known in the browser. */
  head(address: string, origin: string): PageHead | undefined
  /** The addresses that search engines should know. */
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
const patience = 10_000

/** Reads the catalogue when it is first asked, and again when what it knows is old; nobody waits for it. */
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
      // The backend is away: what is known stays, and is asked for again before long.
      readAt = now() - freshFor + patience
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
      const isList = matchAddress(pathPatterns.category, pathname) !== undefined
      return head !== undefined && isList ? { ...head, page: pageIn(new URLSearchParams(query)) } : head
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

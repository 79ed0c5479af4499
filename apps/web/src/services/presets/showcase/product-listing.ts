import {
  type Catalogue,
  type Category,
  type Facets,
  type ListedProduct,
  listedProduct,
  type ListingPage,
  type ListingQuery,
  listProducts,
  type Product,
  type ProductListing,
  relatedProducts,
} from '@umber/storefront-core/catalogue'
import type { Clock } from '@umber/storefront-core'
import { createProductIndex } from './product-index.ts'

export interface ShowcaseListingOptions {
  readonly catalogue: Pick<Catalogue, 'products' | 'categories' | 'region'>
  /** What the filter panel offers; the currency is that of the region. */
  readonly facets: Facets
  readonly clock: Clock
}

/** A listing, and what it tells without a request. */
export type ShowcaseListing = ProductListing & Required<Pick<ProductListing, 'peek' | 'peekProduct'>>

/** The demonstration's listing: reads the whole catalogue once and filters, sorts and cuts it in memory. */
export function createShowcaseListing({ catalogue, facets, clock }: ShowcaseListingOptions): ShowcaseListing {
  const index = createProductIndex(catalogue, clock)
  let categories: readonly Category[] | undefined
  // The same object for the same product, so that a filtered list renders its remaining cards no second time.
  const listedProducts = new WeakMap<Product, ListedProduct>()

  function listed(product: Product): ListedProduct {
    const known = listedProducts.get(product) ?? listedProduct(product)
    listedProducts.set(product, known)
    return known
  }

  function pageOf(products: readonly Product[], query: ListingQuery): ListingPage {
    const page = listProducts({ products, categories: categories ?? [] }, query)
    return { ...page, products: page.products.map(listed) }
  }

  async function readCategories(): Promise<void> {
    categories ??= await catalogue.categories()
  }

  function peek(query: ListingQuery): ListingPage | undefined {
    const whole = index.known()
    const isAll = query.category === 'all'
    if (whole === undefined || (categories === undefined && !isAll)) return undefined
    const page = pageOf(whole.products, query)
    if (!whole.isPartial) return page
    // That nothing matches is not known before everything has been read.
    return page.products.length === 0 && query.limit > 0 ? undefined : { ...page, isPartial: true }
  }

  return {
    peek,

    peekProduct: (slug) => index.known()?.products.find((product) => product.slug === slug),

    async page(query, { signal, onProgress } = {}) {
      const placed = readCategories()
      const tell = () => {
        const page = peek(query)
        if (page !== undefined) onProgress?.(page)
      }
      placed.catch(() => undefined)
      const [{ products }] = await Promise.all([
        index.read({ signal, onProgress: tell }),
        // The list of all products needs no categories.
        query.category === 'all' ? undefined : placed,
      ])
      return pageOf(products, query)
    },

    async related(product, limit, options) {
      const { products } = await index.read(options)
      return relatedProducts(products, product, limit).map(listed)
    },

    async facets() {
      const { currency } = await catalogue.region()
      return { ...facets, currency }
    },
  }
}

import { failureFrom } from '../failure/failure-from-error.ts'
import { field, list, number, text } from '../parse/read.ts'
import type { CategorySource } from './category-source.ts'
import type { Category, Collection } from './category.ts'
import type { CatalogueClient } from './catalogue-client.ts'
import { readCollections } from './collections.ts'
import { createProductCategories, pageContentFields } from './product-categories.ts'
import { productContentFields } from './product-content.ts'
import { barcodeFields, detailFields, listFields, stockFields } from './product-fields.ts'
import { productFromWire, productsFromWire, type ProductContext } from './product-from-wire.ts'
import type { Product } from './product.ts'
import { createRegionReader, type Region, type RegionSource } from './region.ts'

export interface CatalogueOptions {
  readonly client: CatalogueClient
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** Ids of products to feature, besides those with `is_featured` in their metadata. */
  readonly featuredProductIds: readonly string[]
  /** The region whose prices are read. Default: the backend's first. */
  readonly region?: RegionSource | undefined
  /** Default: Medusa's product categories. */
  readonly categories?: CategorySource | undefined
  /** Whether the backend has the module `page_content`, with pictures and texts of categories and collections. */
  readonly hasPageContent?: boolean | undefined
  /** Whether the backend has the module `product_content`, with what the owner adds to products. */
  readonly hasProductContent?: boolean | undefined
}

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined
}

export interface ListOptions extends ReadOptions {
  /** Called after each page but the last with all products so far. */
  readonly onPage?: ((productsSoFar: readonly Product[]) => void) | undefined
  /** With descriptions, SKUs and barcodes, for what is exported. Default: without. */
  readonly details?: boolean | undefined
}

/**
 * Reads the catalogue. Every call throws the client's `CommerceError` when the request fails (see
 * `failureFrom`) and the signal's reason when it is aborted. Nothing is retried here: retries are up to the
 * caller.
 */
export interface Catalogue {
  /** The sales region, which all prices are for. */
  region(): Promise<Region>
  /** All categories by rank, from `GET /store/product-categories` unless the options say otherwise. */
  categories(options?: ReadOptions): Promise<readonly Category[]>
  /** All collections: `GET /store/collections`. */
  collections(options?: ReadOptions): Promise<readonly Collection[]>
  /** One collection by slug; undefined only when the backend has no such collection. */
  collection(slug: string, options?: ReadOptions): Promise<Collection | undefined>
  /** All products, without description unless the options ask for details, latest first: `GET /store/products`, page by page. */
  products(options?: ListOptions): Promise<readonly Product[]>
  /** One product with all details, by slug; undefined only when the backend has no such product. */
  product(slug: string, options?: ReadOptions): Promise<Product | undefined>
  /**
   * The products with these ids, or with these slugs, that are for sale, with all details and in this order: one request of
   * `GET /store/products`, and none without any. At most 50.
   */
  productsOf(which: ProductsOf, options?: ReadOptions): Promise<readonly Product[]>
}

/** Which products are read at once. */
export type ProductsOf = { readonly ids: readonly string[] } | { readonly slugs: readonly string[] }

const pageSize = 100

/** The most ids or handles that fit in an address. */
const mostAtOnce = 50

/** Upper bound, for a backend that never ends its list. */
const mostProducts = 20_000

/**
 * Reads products, categories and collections of a Medusa backend as the shop's types. Prices are in major units of the
 * region's currency, and undefined where there is none. Nothing is cached or retried here.
 *
 * Its methods reject with the client's `CommerceError`, which `failureFrom` turns into data, and with the signal's reason after an
 * abort. `GET /store/products`, `GET /store/product-categories`, `GET /store/collections`, `GET /store/regions`
 *
 * @example
 * const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
 * const products = await catalogue.products()
 * const shirt = await catalogue.product('linen-shirt')
 */
export function createCatalogue({
  client,
  backendUrl,
  featuredProductIds,
  hasPageContent = false,
  hasProductContent = false,
  categories,
  region = createRegionReader(client),
}: CatalogueOptions): Catalogue {
  const contentFields = hasPageContent ? pageContentFields : []
  const source = categories ?? createProductCategories(contentFields)
  const fieldsWith = (fields: readonly string[]) => [...fields, ...source.productFields].join(',')
  const oneProduct = [...detailFields, ...stockFields]
  const details = hasProductContent ? [...oneProduct, ...productContentFields] : oneProduct
  async function context(signal: AbortSignal | undefined) {
    const { id, currency } = await region()
    signal?.throwIfAborted()
    return {
      query: id === undefined ? {} : { region_id: id },
      wire: { backendUrl, currency, featuredProductIds },
    }
  }

  return {
    region,

    categories: ({ signal } = {}) => source.read(client, backendUrl, { signal }),

    collections: ({ signal } = {}) =>
      readCollections(client, backendUrl, { signal, extraFields: contentFields }),

    async collection(slug, { signal } = {}) {
      const query = { signal, handle: slug, extraFields: contentFields }
      const found = await readCollections(client, backendUrl, query)
      return found.find((collection) => collection.slug === slug)
    },

    async products({ signal, onPage, details: isDetailed = false } = {}) {
      const { query, wire } = await context(signal)
      const byId = new Map<string, Product>()
      for (let offset = 0; offset < mostProducts; offset += pageSize) {
        const page = {
          ...query,
          fields: fieldsWith(isDetailed ? [...detailFields, ...barcodeFields] : listFields),
          limit: pageSize,
          offset,
          order: '-created_at',
        }
        const answer = await client.store.product.list(page, undefined, { signal, retry: false })
        const entries = list(field(answer, 'products'))
        // A product created during the read shifts the pages, so one may come twice.
        for (const product of productsFromWire(entries, wire)) byId.set(product.id, product)
        const total = number(field(answer, 'count'))
        const more = total === undefined ? entries.length === pageSize : offset + pageSize < total
        if (entries.length === 0 || !more) break
        onPage?.([...byId.values()])
      }
      return [...byId.values()]
    },

    async product(slug, { signal } = {}) {
      const { query, wire } = await context(signal)
      const wanted = { ...query, fields: fieldsWith(details), handle: slug, limit: 1 }
      const answer = await client.store.product.list(wanted, undefined, { signal, retry: false })
      const found = list(field(answer, 'products')).find((entry) => text(field(entry, 'handle')) === slug)
      if (found !== undefined) return productFromWire(found, wire)
      // A product without a handle has its id as slug.
      return /^prod_\w+$/.test(slug)
        ? productById(client, slug, { ...query, fields: fieldsWith(details) }, wire, signal)
        : undefined
    },

    async productsOf(which, { signal } = {}) {
      const wanted = ('ids' in which ? which.ids : which.slugs).slice(0, mostAtOnce)
      if (wanted.length === 0) return []
      const { query, wire } = await context(signal)
      const asked = 'ids' in which ? { id: wanted } : { handle: wanted }
      const answer = await client.store.product.list(
        { ...query, ...asked, fields: fieldsWith(details), limit: wanted.length },
        undefined,
        { signal, retry: false },
      )
      const found = productsFromWire(list(field(answer, 'products')), wire)
      const name = 'ids' in which ? 'id' : 'slug'
      return wanted.flatMap((one) => found.find((product) => product[name] === one) ?? [])
    },
  }
}

async function productById(
  client: CatalogueClient,
  id: string,
  query: object,
  context: ProductContext,
  signal: AbortSignal | undefined,
): Promise<Product | undefined> {
  try {
    const answer = await client.store.product.retrieve(id, query, undefined, { signal, retry: false })
    return productFromWire(field(answer, 'product'), context)
  } catch (error) {
    if (failureFrom(error).kind === 'missing') return undefined
    throw error
  }
}

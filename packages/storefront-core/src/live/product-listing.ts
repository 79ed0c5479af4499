import { noFilters, type FacetCounts, type Filters, type SortOption } from '../catalogue/filters.ts'
import { optionGroups, type CountedValue } from '../catalogue/option-facets.ts'
import { optionOfKey } from '../catalogue/option-keys.ts'
import { swatchFrom } from '../catalogue/swatch-from-wire.ts'
import { facetsFrom } from '../catalogue/facets.ts'
import type {
  FacetQuery,
  ListingPage,
  ListingQuery,
  ListScope,
  ProductListing,
} from '../ports/product-listing.ts'
import type { RegionSource } from '../catalogue/region.ts'
import type { PortOptions } from '../ports/port-options.ts'
import { collect, number } from '../parse/read.ts'
import { cardFields, listedProductFromWire } from './document-from-wire.ts'
import {
  createSearchIndex,
  highestPrice,
  facetCounts,
  facetValues,
  priceFacet,
  type IndexFilters,
  type IndexQuestion,
  type SearchClient,
} from './search-index.ts'

export interface LiveListingOptions {
  readonly client: SearchClient
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** Whose prices filter, sort and are shown. Default: the backend's own. */
  readonly region?: RegionSource | undefined
}

/** A listing whose backend counts, and finds products by their ids. */
export type LiveListing = ProductListing & Required<Pick<ProductListing, 'counts' | 'withIds'>>

/**
 * The product listing from the backend's index, which filters, sorts and counts: `POST /store/search`.
 * Rejects with a `NoSearchIndexError` where the backend has none.
 */
export function createLiveListing({ client, backendUrl, region }: LiveListingOptions): LiveListing {
  const index = createSearchIndex(client, region)

  async function page(query: ListingQuery, { signal }: PortOptions = {}): Promise<ListingPage> {
    const { sort, offset, limit, term } = query
    const order = term !== undefined && sort === 'featured' ? undefined : orders[sort]
    const question = { filters: filtersOf(query), fields: cardFields, order, offset, limit }
    const { documents, total } = await index.ask(question, { signal })
    return { products: collect(documents, (one) => listedProductFromWire(one, backendUrl)), total }
  }

  return {
    page,

    async related({ id, categoryIds }, limit, options) {
      const [lowest] = categoryIds
      if (lowest === undefined) return []
      const filters = { ...noFilters, categories: [lowest] }
      // One more than wanted, because the product itself may be among them.
      const query = { category: 'all', filters, sort: 'newest', offset: 0, limit: limit + 1 } as const
      const { products } = await page(query, options)
      return products.filter((product) => product.id !== id).slice(0, limit)
    },

    async withIds(ids, { signal } = {}) {
      if (ids.length === 0) return []
      const filters = { id: { $in: ids } }
      const question = { filters, fields: cardFields, offset: 0, limit: ids.length }
      const { documents } = await index.ask(question, { signal })
      const products = collect(documents, (one) => listedProductFromWire(one, backendUrl))
      return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
    },

    async facets({ category, collectionId, term }, { signal } = {}) {
      // One product is requested for the currency, which no facet has.
      const question = {
        filters: within({ category, collectionId, term }),
        fields: ['id', 'currency'],
        facets: allFacets,
        offset: 0,
        limit: 1,
      }
      const { documents, facets: counted } = await index.ask(question, { signal })
      const facets = facetsFrom({
        ...highestPrice(documents, counted),
        colors: facetValues(counted, 'colors'),
        sizes: facetValues(counted, 'sizes'),
        groups: optionGroups(countedValues(counted, backendUrl)),
      })
      const counts = countsIn(counted, counted)
      if (facets.options === undefined) return { ...facets, counts }
      return { ...facets, counts: { ...counts, options: facetCounts(counted, optionKeys) } }
    },

    async counts(query, { signal } = {}) {
      const none = { fields: ['id'], offset: 0, limit: 0 }
      const values = { ...none, filters: filtersOf(query), facets: valueFacets, isDisjunctive: true }
      // The list's category is a condition on the same field, so chosen categories are removed from the
      // filters here.
      const anyCategory = { ...query, filters: { ...query.filters, categories: [] } }
      const categories = { ...none, filters: filtersOf(anyCategory), facets: [categoryFacet] }
      const facetsOf = async (question: IndexQuestion) => (await index.ask(question, { signal })).facets
      const optionsAmong = async (filters: Filters) =>
        facetsOf({ ...none, filters: filtersOf({ ...query, filters }), facets: [keyFacet] })
      const [counted, placed, options] = await Promise.all([
        facetsOf(values),
        facetsOf(categories),
        countOptions(query, optionsAmong),
      ])
      return { ...countsIn(counted, placed), ...(options !== undefined && { options }) }
    },
  }
}

/** The most values shown per facet. */
const mostChoices = 60

const valueFacets = [
  { field: 'colors', limit: mostChoices },
  { field: 'sizes', limit: mostChoices },
]
/** What filters, and what is shown: name, value, rank and look of each value of an option. */
const optionKeys = 'option_keys'
const optionValues = 'option_values'
const keyFacet = { field: optionKeys, limit: 500 }
const optionFacets = [keyFacet, { field: optionValues, limit: 1_000 }]
/** Enough for all categories, of which a screen shows some. */
const categoryFacet = { field: 'categories', limit: 500 }
const allFacets = [...valueFacets, ...optionFacets, categoryFacet, priceFacet]

const countsIn = (values: unknown, categories: unknown): FacetCounts => ({
  colors: facetCounts(values, 'colors'),
  sizes: facetCounts(values, 'sizes'),
  categories: facetCounts(categories, 'categories'),
})

/** The entries of `option_values`: name, value, rank and look, separated by a character that no keyboard has. */
function countedValues(facets: unknown, backendUrl: string): readonly CountedValue[] {
  return [...facetCounts(facets, optionValues)].map(([entry, count]) => {
    const [option = '', value = '', rank = '', look = ''] = entry.split('\u001F')
    return { option, value, rank: number(rank), look: swatchFrom(look, backendUrl), count }
  })
}

/** The values of options beside all filters, those of a chosen option beside all but its own. */
async function countOptions(
  { filters, facets }: FacetQuery,
  ask: (filters: Filters) => Promise<unknown>,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (facets?.options === undefined) return undefined
  const chosen = filters.options ?? []
  const counted = await Promise.all([
    ask(filters).then((facetsOfAll) => [...facetCounts(facetsOfAll, optionKeys)]),
    ...[...new Set(chosen.map(optionOfKey))].map(async (option) => {
      const others = chosen.filter((key) => optionOfKey(key) !== option)
      const own = facetCounts(await ask({ ...filters, options: others }), optionKeys)
      return [...own].filter(([key]) => optionOfKey(key) === option)
    }),
  ])
  return new Map(counted.flat())
}

/** The id comes last, to keep pages in a stable order. */
const orders: Readonly<Record<SortOption, Readonly<Record<string, 'ASC' | 'DESC'>>>> = {
  featured: { is_featured: 'DESC', created_at: 'DESC', id: 'ASC' },
  newest: { is_new: 'DESC', created_at: 'DESC', id: 'ASC' },
  'price-low-high': { price: 'ASC', id: 'ASC' },
  'price-high-low': { price: 'DESC', id: 'ASC' },
}

const within = ({ category, collectionId, term, isReduced }: ListScope): IndexFilters => ({
  ...(term !== undefined && { q: term }),
  ...(category !== 'all' && { categories: category }),
  ...(collectionId !== undefined && { collection_id: collectionId }),
  ...(isReduced === true && { is_reduced: true }),
})

function filtersOf({ filters, facets, ...scope }: FacetQuery): IndexFilters {
  const { priceRange: [low = 0, high = Infinity] = [], colors, sizes, options = [], categories } = filters
  const { min, max } = facets?.price ?? { min: 0, max: Infinity }
  const price = { ...(low > min && { $gte: low }), ...(high < max && { $lte: high }) }
  return {
    ...within(scope),
    ...(Object.keys(price).length > 0 && { price }),
    ...(colors.length > 0 && { colors: { $overlaps: colors } }),
    ...(sizes.length > 0 && { sizes: { $overlaps: sizes } }),
    ...withOptions(options),
    ...(categories.length > 0 && { category_ids: { $overlaps: categories } }),
  }
}

/** One condition for each option, of which any chosen value is enough. */
function withOptions(keys: readonly string[]): IndexFilters {
  const conditions = [...new Set(keys.map(optionOfKey))].map((option) => ({
    [optionKeys]: { $overlaps: keys.filter((key) => optionOfKey(key) === option) },
  }))
  return conditions.length > 1 ? { $and: conditions } : { ...conditions[0] }
}

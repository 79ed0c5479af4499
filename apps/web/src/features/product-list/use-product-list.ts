import {
  browse,
  productsInCategory,
  showcaseListing,
  type BrowseState,
  type FacetCounts,
  type Facets,
} from '@umber/storefront-core'
import { useMemo } from 'react'
import { productsPerPage } from '../../queries/product-list.ts'
import type { QueryState } from '../../queries/query-state.ts'
import { useIndexFailure, useProductIndex } from '../../queries/use-products.ts'
import type { KnownRules, ProductListPage, ListScope } from './lists/product-list-page.ts'
import { usePagedLists } from './lists/use-paged-lists.ts'

/** The query of a list: filters, sort and the facets they refer to. */
export interface Question extends BrowseState {
  readonly rules: Facets
}

export interface PageQuestion extends Question {
  readonly page: number
}

/** The facets of a list. */
export function useListingRules(category: string): KnownRules {
  const lists = usePagedLists() ?? wholeLists
  return lists.useRules(category)
}

/** The showcase's facets are static, apart from the currency. */
function useShowcaseRules(_category: string): KnownRules {
  const index = useProductIndex()
  const products = index.status === 'ready' ? index.value.products : nothing
  const priced = products.find(({ price }) => price !== undefined)?.price
  const currency = priced?.currency ?? showcaseListing.currency
  return useMemo(() => ({ rules: { ...showcaseListing, currency }, isKnown: true }), [currency])
}

/** One page of the list. It is not loaded while the query is unclear. */
export function useListing(
  place: ListScope,
  question: PageQuestion,
  isClear: boolean,
): QueryState<ProductListPage> {
  const lists = usePagedLists() ?? wholeLists
  return lists.useListing(place, question, isClear)
}

/** The number of matching products; undefined while unknown. */
export function useListingCount(place: ListScope, question: Question, isWanted: boolean): number | undefined {
  const lists = usePagedLists() ?? wholeLists
  return lists.useCount(place, question, isWanted)
}

/** The number of products per filter value, where the backend counts them. */
export function useFacetCounts(place: ListScope, question: Omit<Question, 'sort'>): FacetCounts | undefined {
  const lists = usePagedLists() ?? wholeLists
  return lists.useFacetCounts(place, question)
}

function useWholeListing(
  place: ListScope,
  question: PageQuestion,
  _isClear: boolean,
): QueryState<ProductListPage> {
  const index = useProductIndex()
  const failure = useIndexFailure()
  const here = useProductsHere(place)
  const products = useMemo(() => browse(here, question), [here, question])
  if (index.status !== 'ready') return index
  const { complete: isCounted } = index.value
  const { page } = question
  const shown = products.slice((page - 1) * productsPerPage, page * productsPerPage)
  // The catalogue is still loading: an empty result is not final.
  if (shown.length === 0 && !isCounted) return failure ?? { status: 'loading', struggling: false }
  return { status: 'ready', value: { products: shown, total: products.length, isCounted } }
}

const useWholeCount = (place: ListScope, question: Question, _isWanted: boolean): number | undefined =>
  browse(useProductsHere(place), question).length

function useProductsHere({ category, categories }: ListScope) {
  const index = useProductIndex()
  const products = index.status === 'ready' ? index.value.products : nothing
  return useMemo(() => productsInCategory(products, categories, category), [products, categories, category])
}

const nothing = [] as const

/** The showcase shows no counts. */
const useNoCounts = (_place: ListScope, _question: Omit<Question, 'sort'>): FacetCounts | undefined =>
  undefined

const wholeLists = {
  useRules: useShowcaseRules,
  useListing: useWholeListing,
  useCount: useWholeCount,
  useFacetCounts: useNoCounts,
}

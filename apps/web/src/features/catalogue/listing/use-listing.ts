import {
  browse,
  productsInCategory,
  showcaseListing,
  type BrowseState,
  type FacetCounts,
  type ListingRules,
} from '@umber/storefront-core'
import { useMemo } from 'react'
import { listingStep } from '../../../bindings/listing-queries.ts'
import type { Loaded } from '../data/loaded.ts'
import { useIndexFailure, useProductIndex } from '../data/use-catalogue-data.ts'
import type { KnownRules, Listing, Place } from '../lists/listing.ts'
import { usePagedLists } from '../lists/use-paged-lists.ts'

/** What a list shows, by the rules that its filters are to be understood by. */
export interface Question extends BrowseState {
  readonly rules: ListingRules
}

export interface PageQuestion extends Question {
  readonly page: number
}

/** What there is to choose from. */
export function useListingRules(category: string): KnownRules {
  const lists = usePagedLists() ?? wholeLists
  return lists.useRules(category)
}

/** The panel is the same for all goods; only what they are priced in is their own. */
function useShowcaseRules(_category: string): KnownRules {
  const index = useProductIndex()
  const products = index.phase === 'ready' ? index.value.products : nothing
  const priced = products.find(({ price }) => price !== undefined)?.price
  const currency = priced?.currency ?? showcaseListing.currency
  return useMemo(() => ({ rules: { ...showcaseListing, currency }, isKnown: true }), [currency])
}

/** What the catalogue holds in answer to a question, which is not asked before it is clear. */
export function useListing(place: Place, question: PageQuestion, isClear: boolean): Loaded<Listing> {
  const lists = usePagedLists() ?? wholeLists
  return lists.useListing(place, question, isClear)
}

/** How many there would be; undefined as long as that is not known. */
export function useListingCount(place: Place, question: Question, isWanted: boolean): number | undefined {
  const lists = usePagedLists() ?? wholeLists
  return lists.useCount(place, question, isWanted)
}

/** How many there would be of each value, where the backend counts them. */
export function useFacetCounts(place: Place, question: Omit<Question, 'sort'>): FacetCounts | undefined {
  const lists = usePagedLists() ?? wholeLists
  return lists.useFacetCounts(place, question)
}

function useWholeListing(place: Place, question: PageQuestion, _isClear: boolean): Loaded<Listing> {
  const index = useProductIndex()
  const failure = useIndexFailure()
  const here = useGoodsHere(place)
  const products = useMemo(() => browse(here, question), [here, question])
  if (index.phase !== 'ready') return index
  const { complete: isCounted } = index.value
  const { page } = question
  const shown = products.slice((page - 1) * listingStep, page * listingStep)
  // What is not among what has been read so far may still come: nothing is empty before the end.
  if (shown.length === 0 && !isCounted) return failure ?? { phase: 'loading', struggling: false }
  return { phase: 'ready', value: { products: shown, total: products.length, isCounted } }
}

const useWholeCount = (place: Place, question: Question, _isWanted: boolean): number | undefined =>
  browse(useGoodsHere(place), question).length

function useGoodsHere({ category, categories }: Place) {
  const index = useProductIndex()
  const products = index.phase === 'ready' ? index.value.products : nothing
  return useMemo(() => productsInCategory(products, categories, category), [products, categories, category])
}

const nothing = [] as const

/** The demonstration counts nothing. */
const useNoCounts = (_place: Place, _question: Omit<Question, 'sort'>): FacetCounts | undefined => undefined

const wholeLists = {
  useRules: useShowcaseRules,
  useListing: useWholeListing,
  useCount: useWholeCount,
  useFacetCounts: useNoCounts,
}

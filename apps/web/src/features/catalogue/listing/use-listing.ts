import {
  browse,
  productsInCategory,
  showcaseListing,
  type BrowseState,
  type ListingRules,
} from '@umber/storefront-core'
import { use, useMemo } from 'react'
import { useShop } from '../../../bindings/shop.ts'
import type { Loaded } from '../data/loaded.ts'
import { useProductIndex } from '../data/use-catalogue-data.ts'
import { wholeList, type Listing, type Place } from '../lists/listing.ts'
import { loadPagedLists } from '../lists/load-paged-lists.ts'

/** What a list shows, by the rules that its filters are to be understood by. */
export interface Question extends BrowseState {
  readonly rules: ListingRules
}

/** What there is to choose from. */
export function useListingRules(category: string): Loaded<ListingRules> {
  const useRules = useShop().preset.catalogue === 'whole' ? () => known : use(loadPagedLists()).useRules
  return useRules(category)
}

const known = { phase: 'ready', value: showcaseListing } as const

/** What the catalogue holds in answer to a question, which is not asked before it is clear. */
export function useListing(place: Place, question: Question, isClear: boolean): Loaded<Listing> {
  const { preset } = useShop()
  const useThis = preset.catalogue === 'whole' ? useWholeListing : use(loadPagedLists()).useListing
  return useThis(place, question, isClear)
}

/** How many there would be; undefined as long as that is not known. */
export function useListingCount(place: Place, question: Question, isWanted: boolean): number | undefined {
  const { preset } = useShop()
  const useThis = preset.catalogue === 'whole' ? useWholeCount : use(loadPagedLists()).useCount
  return useThis(place, question, isWanted)
}

function useWholeListing(place: Place, question: Question): Loaded<Listing> {
  const index = useProductIndex()
  const here = useGoodsHere(place)
  const products = useMemo(() => browse(here, question), [here, question])
  if (index.phase !== 'ready') return index
  return { phase: 'ready', value: wholeList(products, index.value.complete) }
}

const useWholeCount = (place: Place, question: Question) => browse(useGoodsHere(place), question).length

function useGoodsHere({ category, categories }: Place) {
  const index = useProductIndex()
  const products = index.phase === 'ready' ? index.value.products : nothing
  return useMemo(() => productsInCategory(products, categories, category), [products, categories, category])
}

const nothing = [] as const

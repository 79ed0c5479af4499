import { useQuery } from '@tanstack/react-query'
import {
  browse,
  productsInCategory,
  showcaseListing,
  type BrowseState,
  type Category,
  type ListedProduct,
  type ListingRules,
} from '@umber/storefront-core'
import { useMemo } from 'react'
import type { Goods } from '../../../bindings/goods.ts'
import {
  listingCountQuery,
  listingPages,
  listingRulesQuery,
  type ListingQuestion,
} from '../../../bindings/listing-queries.ts'
import { complete, pagesQuery, useGrowth, type Growth } from '../../../bindings/pages.ts'
import { useShop } from '../../../bindings/shop.ts'
import { useSettled } from '../../../bindings/use-settled.ts'
import { loaded, type Loaded } from '../data/loaded.ts'
import { useProductIndex } from '../data/use-catalogue-data.ts'

/** A list of goods as far as it is here. */
export interface Listing {
  readonly products: readonly ListedProduct[]
  readonly total: number
  /** Whether `total` is all there is: the whole catalogue shows itself while it is still being read. */
  readonly isCounted: boolean
  /** Whether another question has been asked since, whose answer is on its way. */
  readonly isOld: boolean
  readonly growth: Growth
}

export interface Place {
  /** A category's slug, or 'all'. */
  readonly category: string
  readonly categories: readonly Category[]
}

type Question = Omit<ListingQuestion, 'category'>

interface ListingOptions {
  /** How many come at once, where they come by the page. */
  readonly size?: number
  /** False as long as the question is not clear. */
  readonly enabled?: boolean
}

/** As many as are drawn at once. */
export const listingStep = 60

/** Between two ticks of a box: whoever is still choosing has not asked yet. In milliseconds. */
const pause = 150

const none = () => Promise.reject(new Error('The whole catalogue is here already'))
export const listingOf = (goods: Goods) => (goods.kind === 'paged' ? goods.listing : none)

/** Undefined until it is known what there is to choose from. */
export function useListingRules(category: string): Loaded<ListingRules> {
  const { goods } = useShop()
  const answer = loaded(
    useQuery({ ...listingRulesQuery(listingOf(goods), category), enabled: goods.kind === 'paged' }),
  )
  return goods.kind === 'whole' ? { phase: 'ready', value: showcaseListing } : answer
}

/** What the catalogue holds in answer to a question, whichever way it comes. */
export function useListing(
  place: Place,
  question: Question,
  { size = listingStep, enabled = true }: ListingOptions = {},
): Loaded<Listing> {
  const { goods } = useShop()
  const whole = useWholeListing(place, question, goods.kind === 'whole')
  const asked = { ...question, category: place.category }
  const paged = usePagedListing(asked, size, enabled && goods.kind === 'paged')
  return goods.kind === 'whole' ? whole : paged
}

function useWholeListing(place: Place, state: BrowseState, enabled: boolean): Loaded<Listing> {
  const index = useProductIndex(enabled)
  const here = useGoodsHere(place, enabled)
  const products = useMemo(() => browse(here, state), [here, state])
  if (index.phase !== 'ready') return index
  const { complete: isCounted } = index.value
  return {
    phase: 'ready',
    value: { products, total: products.length, isCounted, isOld: false, growth: complete },
  }
}

function usePagedListing(question: ListingQuestion, size: number, enabled: boolean): Loaded<Listing> {
  const { goods } = useShop()
  const pages = listingPages(listingOf(goods), question, size)
  const answer = useQuery({
    ...pagesQuery(pages),
    enabled,
    // Other filters of the same category take the place of these when they come.
    placeholderData: (previous, before) => (before?.queryKey[1] === question.category ? previous : undefined),
  })
  const list = loaded(answer)
  const isOld = answer.isPlaceholderData
  const growth = useGrowth(pages, isOld ? undefined : answer.data)
  if (list.phase !== 'ready') return list
  const { items, total } = list.value
  return { phase: 'ready', value: { products: items, total, isCounted: true, isOld, growth } }
}

/** How many there would be; undefined while that is asked. */
export function useListingCount(
  place: Place,
  question: Question,
  enabled: boolean,
): number | undefined {
  const { goods } = useShop()
  const isWhole = goods.kind === 'whole'
  const here = useGoodsHere(place, isWhole)
  const settled = useSettled(question, pause)
  const { data } = useQuery({
    ...listingCountQuery(listingOf(goods), { ...settled, category: place.category }),
    enabled: enabled && !isWhole,
  })
  if (isWhole) return browse(here, question).length
  return settled === question ? data : undefined
}

function useGoodsHere({ category, categories }: Place, enabled: boolean) {
  const index = useProductIndex(enabled)
  const products = index.phase === 'ready' ? index.value.products : nothing
  return useMemo(() => productsInCategory(products, categories, category), [products, categories, category])
}

const nothing = [] as const

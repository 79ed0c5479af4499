import type { Money } from '@umber/storefront-core'
import type { BandLimits, PriceBand, SearchSort } from '@umber/storefront-core/search'

export const searchCopy = {
  open: 'Search',
  placeholder: 'What are you looking for?',
  label: 'Search products',
  submit: 'Search',
  clear: 'Clear',
  /** Without a script. */
  filter: 'Filters',
  popular: 'Popular Searches',
  chips: ['T-Shirts', 'Dresses', 'Accessories', 'Sunglasses', 'Watches', 'Candles'],
  suggestions: 'Suggestions',
  viewAll: (term: string) => `View all results for “${term}”`,
  noneFor: (term: string) => `No products found for “${term}”`,
  searchAll: 'Search all products',
  heard: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  failed: 'The search could not be reached. Try again in a moment.',
  title: 'Search',
  titleFor: (term: string) => `Search: ${term}`,
  start: 'Start your search',
  startHint: 'Type what you have in mind: a thing, a material, a colour.',
  found: (count: number) => (count === 1 ? '1 product found' : `${count} products found`),
  none: 'No products found',
  noneHint: (term: string) => `Nothing matches “${term}”. A shorter or more general word often helps.`,
  noneInBand: 'Nothing in this price range. Another range may hold what you are looking for.',
  clearSearch: 'Clear Search',
  clearFilters: 'Clear Filters',
  price: 'Price range',
  sort: 'Sort by',
  loading: 'Searching',
  results: 'Results',
} as const

type BandWords = Readonly<Record<PriceBand, string>>

const bandsBetween = (low: string, high: string): BandWords => ({
  all: 'All prices',
  low: `Under ${low}`,
  middle: `${low} to ${high}`,
  high: `Over ${high}`,
})

/** The showcase's price bands, without a currency. */
export const bandWords = bandsBetween('50', '100')

/** Price bands while their bounds are unknown. */
const vagueBandWords: BandWords = {
  all: 'All prices',
  low: 'Lower prices',
  middle: 'Middle prices',
  high: 'Higher prices',
}

export function liveBandWords(limits: BandLimits | undefined, written: (money: Money) => string): BandWords {
  if (limits === undefined) return vagueBandWords
  const { low, high, currency } = limits
  return bandsBetween(written({ amount: low, currency }), written({ amount: high, currency }))
}

export const searchSortWords: Readonly<Record<SearchSort, string>> = {
  relevance: 'Relevance',
  'price-low-high': 'Price: Low to High',
  'price-high-low': 'Price: High to Low',
  name: 'Name: A-Z',
}

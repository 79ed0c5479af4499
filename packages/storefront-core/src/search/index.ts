export type {
  BandLimits,
  PriceBand,
  ProductSearch,
  ProductSummary,
  SearchPage,
  SearchQuery,
  SearchSort,
} from '../ports/product-search.ts'
export {
  defaultBand,
  defaultSearchSort,
  hasActiveFilters,
  longestTerm,
  priceBands,
  searchProducts,
  searchSorts,
  searchTerm,
  suggestProducts,
} from './search-products.ts'
export { summaryOf } from './summary-of.ts'

export type * from '../ports/product-listing.ts'
export type { Category, Collection } from './category.ts'
export type { CategorySource } from './category-source.ts'
export { listedProduct, type ListedProduct } from './listed-product.ts'
export type { Product, ProductOption, Variant, VariantOption } from './product.ts'
export type { PictureNote, ProductContent, SizeTable, Specification } from './product-content.ts'
export { readRegions, type Region, type RegionSource, type SalesRegion } from './region.ts'
export type { CallOptions, CatalogueClient } from './catalogue-client.ts'
export {
  createCatalogue,
  type Catalogue,
  type CatalogueOptions,
  type ListOptions,
  type ProductsOf,
  type ReadOptions,
} from './create-catalogue.ts'
export { categoryTree, findCategory, subcategories, type CategoryBranch } from './category-tree.ts'
export { mainCategory, pathToCategory } from './category-path.ts'
export { collectionCategories } from './collection-categories.ts'
export { idsBelow, productsInCategory, type WholeCatalogue } from './products-in-category.ts'
export {
  activeFilterCount,
  defaultFiltersOf,
  defaultSort,
  noFilters,
  sortOptions,
  type Filters,
  type FacetCounts,
  type Facets,
  type KnownFilters,
  type OptionFacet,
  type PriceRange,
  type SortOption,
} from './filters.ts'
export { priceRangeTyped, type TypedPrice } from './typed-price.ts'
export { filterProducts } from './filter-products.ts'
export { optionKey } from './option-keys.ts'
export { priceWanted, type OptionPrice, type WantedOptions } from './option-prices.ts'
export { colorsOf, isColor, isSize, sizeOptions, sizesOf } from './option-values.ts'
export { facetsOf } from './facets.ts'
export { featuredFirst, sortProducts } from './sort-products.ts'
export { browse } from './browse.ts'
export { listProducts } from './list-products.ts'
export { relatedProducts } from './related-products.ts'
export { noteViewed, viewedProducts, type ViewedStorages } from './viewed-products.ts'
export { savedBySet, type PricedPiece } from './saved-by-set.ts'
export { filterParams, knownFilters, readFilters, writeFilters, type BrowseState } from './filters-in-url.ts'
export {
  findVariant,
  imagesFor,
  initialSelection,
  optionChoices,
  type OptionChoice,
  type OptionChoices,
  type Selection,
  variantsLeft,
} from '../selection/variant-selection.ts'
export { openSelection } from '../selection/open-selection.ts'
export { readSelection, selectionParams, writeSelection } from '../selection/selection-in-url.ts'

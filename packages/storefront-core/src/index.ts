export type { Clock, Connection, KeyValueStorage, Random, TabChannel } from './ports/platform.ts'
export type { FailureLog, LoggedFailure } from './ports/failure-log.ts'
export type { Identity, IdentitySource } from './ports/identity.ts'
export type * from './ports/account-ports.ts'
export type * from './ports/address-book.ts'
export type * from './ports/address-rules.ts'
export type * from './ports/address-verification.ts'
export type * from './ports/after-sales.ts'
export type * from './ports/port-options.ts'
export type * from './ports/contact-form.ts'
export type * from './ports/newsletter.ts'
export type * from './ports/offers.ts'
export type * from './ports/checkout-gateway.ts'
export type * from './ports/payment.ts'
export type * from './ports/bank-transfer.ts'
export type * from './ports/order-history.ts'
export type * from './ports/order-ledger.ts'
export type * from './ports/password-reset.ts'
export type * from './ports/payment-methods.ts'
export type * from './ports/preferences.ts'
export type * from './ports/product-listing.ts'
export type * from './ports/product-search.ts'
export type * from './ports/customer-profile.ts'
export type * from './ports/promotions.ts'
export type * from './ports/redirects.ts'
export type * from './ports/rewards.ts'
export type * from './ports/sale-terms.ts'
export type * from './ports/shop-ports.ts'
export type * from './ports/wishlist.ts'
export { createEmitter, type Emitter } from './emitter.ts'
export { withoutTrailingSlashes } from './parse/without-trailing-slashes.ts'
export { memoizeAsync } from './async/memoize-async.ts'
export { createMemoryStorage } from './memory-storage.ts'
export { systemClock } from './system-clock.ts'
export { systemRandom } from './system-random.ts'

export { addMoney, money, multiplyMoney, unknownCurrency, type Money } from './money/money.ts'
export { currencySign } from './money/currency-sign.ts'
export {
  cartMoneyFormat,
  createMoneyFormat,
  formatDollars,
  formatMoney,
  type MoneyFormat,
} from './money/format-money.ts'
export { discountPercent } from './money/discount-percent.ts'

export type { Failure, FailureKind } from './failure/failure.ts'
export { failureFrom, isAbandoned } from './failure/failure-from-error.ts'
export { noteFailure } from './failure/note-failure.ts'

export type { Category, Collection } from './catalogue/category.ts'
export type { CategorySource } from './catalogue/category-source.ts'
export type { ListedProduct } from './catalogue/listed-product.ts'
export type { Product, ProductOption, Variant, VariantOption } from './catalogue/product.ts'
export {
  createCatalogue,
  type Catalogue,
  type CatalogueOptions,
  type ListOptions,
  type ReadOptions,
} from './catalogue/create-catalogue.ts'
export type { PictureNote, ProductContent, SizeTable, Specification } from './catalogue/product-content.ts'
export type { Region } from './catalogue/region.ts'
export type { CallOptions, CatalogueClient } from './catalogue/catalogue-client.ts'
export { categoryTree, findCategory, subcategories, type CategoryBranch } from './catalogue/category-tree.ts'
export { mainCategory, pathToCategory } from './catalogue/category-path.ts'
export { collectionCategories } from './catalogue/collection-categories.ts'
export { idsBelow, productsInCategory } from './catalogue/products-in-category.ts'
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
} from './catalogue/filters.ts'
export { showcaseFacets } from './showcase/facets.ts'
export { priceRangeTyped, type TypedPrice } from './catalogue/typed-price.ts'
export { filterProducts } from './catalogue/filter-products.ts'
export { optionKey } from './catalogue/option-keys.ts'
export { areLetterSizes, colorsOf, isColor, sizeOptions, sizesOf } from './catalogue/option-values.ts'
export { facetsOf } from './catalogue/facets.ts'
export { featuredFirst, sortProducts } from './catalogue/sort-products.ts'
export { browse } from './catalogue/browse.ts'
export {
  filterParams,
  knownFilters,
  readFilters,
  writeFilters,
  type BrowseState,
} from './catalogue/filters-in-url.ts'

export {
  findVariant,
  imagesFor,
  initialSelection,
  optionChoices,
  type OptionChoice,
  type OptionChoices,
  type Selection,
} from './selection/variant-selection.ts'

export { initialCartView, isBlocked } from './cart/cart.types.ts'
export { cartStorageKey, customerKeys, linesStorageKey, tokenStorageKey } from './storage-keys.ts'
export type { CartClient } from './cart/cart-client.ts'
export type { TransferCart, KnownProduct } from './cart/cart.effects.ts'
export type {
  AddInput,
  Cart,
  CartLine,
  CartNotice,
  CartOutcome,
  CartRefusal,
  CartView,
  LineProblem,
  Stock,
  UnsentAdd,
} from './cart/cart.types.ts'
export {
  cartView,
  createCartStore,
  type CartState,
  type CartStore,
  type CartStoreOptions,
} from './cart/create-cart-store.ts'
export { keepAdd } from './cart/keep-adds.ts'

// At most 60 names: what an app composes its stores from, and shows of them. Everything about one topic is in its own entry.
export type { Clock, Connection, KeyValueStorage, Random, TabChannel } from './ports/platform.ts'
export type { FailureLog } from './ports/failure-log.ts'
export type { Identity, IdentitySource } from './ports/identity.ts'
export type { PortOptions } from './ports/port-options.ts'
export type { CheckoutAddress } from './ports/checkout-gateway.ts'
export { createMemoryStorage } from './memory-storage.ts'
export { systemClock } from './system-clock.ts'
export { systemRandom } from './system-random.ts'

export { money, type Money } from './money/money.ts'
export { createMoneyFormat, formatMoney, type MoneyFormat } from './money/format-money.ts'

export type { Failure, FailureKind } from './failure/failure.ts'
export { failureFrom, isAbandoned } from './failure/failure-from-error.ts'

export type { Category } from './catalogue/category.ts'
export type { ListedProduct } from './catalogue/listed-product.ts'
export type { Product, ProductOption, Variant, VariantOption } from './catalogue/product.ts'
export type { Region } from './catalogue/region.ts'
export { createCatalogue, type Catalogue, type CatalogueOptions } from './catalogue/create-catalogue.ts'
export { featuredFirst } from './catalogue/sort-products.ts'
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
export type { CartClient } from './cart/cart-client.ts'
export type { KnownProduct } from './cart/cart.effects.ts'
export type {
  AddInput,
  CartLine,
  CartNotice,
  CartOutcome,
  CartRefusal,
  CartView,
  LineProblem,
  Stock,
} from './cart/cart.types.ts'
export {
  cartView,
  createCartStore,
  type CartState,
  type CartStore,
  type CartStoreOptions,
} from './cart/create-cart-store.ts'

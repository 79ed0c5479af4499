export type * from '../ports/cart-credit.ts'
export type * from '../ports/promotions.ts'
export { initialCartView, isBlocked } from './cart.types.ts'
export { cartStorageKey, customerKeptLinesKey, keptLinesKey, linesStorageKey } from '../storage-keys.ts'
export type { CartClient } from './cart-client.ts'
export { cartChanged, type KnownProduct, type TransferCart } from './cart.effects.ts'
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
} from './cart.types.ts'
export {
  cartView,
  createCartStore,
  type CartState,
  type CartStore,
  type CartStoreOptions,
} from './create-cart-store.ts'
export { hasStoredCart, type CartStorages } from './has-stored-cart.ts'
export { keepAdd } from './keep-adds.ts'

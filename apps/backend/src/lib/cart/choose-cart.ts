import { hasItems, type OpenCart } from './open-carts'

interface KnownCarts {
  /** Of the customer, most recent first. */
  readonly own: readonly OpenCart[]
  /** The guest's cart that has become the customer's. */
  readonly taken: OpenCart | undefined
  readonly guestCartId: string | undefined
}

interface ChosenCart {
  /** Undefined for a customer without a cart. */
  readonly cartId: string | undefined
  /** Whose items are moved into it. */
  readonly otherIds: readonly string[]
}

/** The cart that a customer goes on with: the guest's, otherwise the most recent that has items. */
export function chooseCart({ own, taken, guestCartId }: KnownCarts): ChosenCart {
  const cart = taken ?? own.find(hasItems) ?? own.find(({ id }) => id === guestCartId) ?? own[0]
  if (cart === undefined) return { cartId: undefined, otherIds: [] }
  const others = own.filter((other) => hasItems(other) && isMovable(other, cart))
  return { cartId: cart.id, otherIds: others.map(({ id }) => id) }
}

/** Prices and stock depend on the region and the sales channel. */
const isMovable = (from: OpenCart, to: OpenCart): boolean =>
  from.id !== to.id && from.region_id === to.region_id && from.sales_channel_id === to.sales_channel_id

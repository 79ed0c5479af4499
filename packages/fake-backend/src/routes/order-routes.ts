import { invalid, Refusal, unauthorized } from '../refusal.ts'
import { cartExtras, cartWire } from '../wire/cart-wire.ts'
import { orderExtras, orderWire } from '../wire/people-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import { spendCredit } from '../wire/credit.ts'
import { totalOf, wholeTotalOf } from '../wire/sums.ts'
import type { FakeCart, FakeOrder, FakeDatabase } from '../database.ts'
import { accountOf, cartOf, hasRefusedToken } from './cart-owner.ts'
import { checkOrderRules } from './order-rules.ts'
import { accessTo, openedOrder } from './order-access.ts'
import { isCharged, releasePayment } from './payment.ts'
import { listIn, paged, pageOf, param, type Call, type Route } from './route.ts'

export const orderRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/carts/:id/complete', answer: complete },
  { method: 'GET', path: '/store/orders', answer: list },
  { method: 'GET', path: '/store/orders/:id', answer: retrieve },
]

/** Idempotent: a repeated call returns the same order. */
function complete(call: Call) {
  const { database } = call
  const cart = cartOf(call)
  const known = cart.orderId === null ? undefined : database.orders.get(cart.orderId)
  if (known !== undefined) return ordered(call, known)
  checkOwner(call, cart)
  try {
    return completeOpen(call, cart)
  } catch (error) {
    if (!(error instanceof Refusal) || !isCharged(cart)) throw error
    releasePayment(database, cart)
    throw new Refusal(error.status, { ...(error.body as object), payment: 'released' })
  }
}

function completeOpen(call: Call, cart: FakeCart) {
  const { database } = call
  if (cart.payment === 'none' && cart.wasReleased === true) throw paymentReleased()
  if (totalOf(cart, database) > 0 && cart.payment === 'none')
    throw invalid('Payment collection has not been initiated for cart')
  if (totalOf(cart, database) > 0 && cart.payment === 'begun')
    throw invalid('Payment sessions are required to complete cart')
  checkOrderRules(database, cart)
  if (cart.testPayment !== undefined && !isCharged(cart))
    return refusedCart(call, cart, 'The payment is not finished.', 'payment_requires_more_error')
  if (cart.shippingOption === null && isPosted(cart, database)) {
    return refusedCart(
      call,
      cart,
      'No shipping method selected but the cart contains items that require shipping.',
    )
  }
  return ordered(call, placeOrder(database, cart))
}

const isPosted = ({ lines }: FakeCart, database: FakeDatabase): boolean =>
  lines.some(({ variantId }) => database.everSold(variantId)?.product.isGiftCard !== true)

/** Custom: the webhook, or the job, may have given the payment back before the shopper asks. */
const paymentReleased = (): Refusal =>
  new Refusal(400, {
    code: 'payment_released',
    type: 'not_allowed',
    message: 'The payment of the cart was given back. Pay again to order it.',
    payment: 'released',
  })

/** Custom: Medusa itself completes a cart for any caller. */
function checkOwner(call: Call, cart: FakeCart): void {
  const { database, token } = call
  if (hasRefusedToken(call)) throw unauthorized()
  if (token?.customerId == null || accountOf(cart, database) === token.customerId) return
  const message = 'The cart does not belong to this customer. Transfer it first.'
  throw new Refusal(400, { code: 'cart_not_transferred', type: 'not_allowed', message })
}

function ordered({ database, query }: Call, order: FakeOrder) {
  const shown = selectFields(orderWire(order, database), query.get('fields'), orderExtras)
  return { type: 'order', order: shown, order_access: accessTo(order) }
}

/** With status 200, as the real backend answers. */
function refusedCart({ database, opened }: Call, cart: FakeCart, message: string, type = 'invalid_data') {
  const error = { message, name: 'Error', type }
  return { type: 'cart', cart: selectFields(cartWire(cart, database, opened), null, cartExtras), error }
}

export function placeOrder(
  database: FakeDatabase,
  cart: FakeCart,
  past: Partial<Pick<FakeOrder, 'status' | 'fulfillmentStatus' | 'tracking' | 'createdAt'>> = {},
): FakeOrder {
  const now = past.createdAt ?? database.clock.now()
  spendCredit(cart, wholeTotalOf(cart, database))
  const order: FakeOrder = {
    id: database.id('order'),
    displayId: database.orders.size + 1,
    // A completed order is unchanged.
    cart: {
      ...cart,
      lines: cart.lines.map((line) => ({ ...line })),
    },
    returning: new Map(),
    status: 'pending',
    fulfillmentStatus: 'not_fulfilled',
    ...past,
    createdAt: now,
  }
  database.orders.set(order.id, order)
  cart.completedAt = now
  cart.orderId = order.id
  for (const { variantId, quantity } of cart.lines) takeFromStock(database, variantId, quantity)
  return order
}

function takeFromStock(database: FakeDatabase, variantId: string, quantity: number): void {
  const found = database.variant(variantId)
  const pieces = found?.variant.pieces
  if (pieces !== undefined) {
    for (const piece of pieces) takeFromStock(database, piece.variantId, quantity * piece.quantity)
    return
  }
  const limit = found === undefined ? undefined : database.limitOf(found.variant)
  if (limit !== undefined) database.stock.set(variantId, limit - quantity)
}

function list(call: Call) {
  const { database, query, token } = call
  if (token?.customerId == null) throw unauthorized()
  const page = pageOf(query, 50)
  const own = [...database.orders.values()].filter(({ cart }) => cart.customerId === token.customerId)
  const [ids, statuses] = [listIn(query, 'id'), listIn(query, 'status')]
  const asked = own.filter(
    ({ id, status }) =>
      (ids.length === 0 || ids.includes(id)) && (statuses.length === 0 || statuses.includes(status)),
  )
  const direction = query.get('order') === '-created_at' ? -1 : 1
  const found = asked.toSorted((one, other) => direction * (one.createdAt - other.createdAt))
  const shown = paged(found, page).map((one) =>
    selectFields(orderWire(one, database), query.get('fields'), orderExtras),
  )
  return { orders: shown, count: found.length, ...page }
}

function retrieve(call: Call) {
  const { database, query } = call
  const order = openedOrder(call, param(call, 'id'))
  return { order: selectFields(orderWire(order, database), query.get('fields'), orderExtras) }
}

import { invalid, notFound, Refusal, unauthorized } from '../refusal.ts'
import { cartWire } from '../wire/cart-wire.ts'
import { orderExtras, orderWire } from '../wire/people-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import type { Wire } from '../wire/wire.ts'
import { homeRegionId, systemProvider, type FakeCart, type FakeOrder, type FakeWorld } from '../world.ts'
import { accountOf, cartOf, checkStock, hasRefusedToken } from './cart-routes.ts'
import { checkSale } from './check-sale.ts'
import { accessTo, openedOrder } from './order-access.ts'
import { sumOfPayment } from './payment.ts'
import { bodyOf, listIn, paged, pageOf, param, textIn, type Call, type Route } from './route.ts'

export const orderRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/payment-providers', answer: listProviders },
  { method: 'POST', path: '/store/payment-collections', answer: createCollection },
  { method: 'POST', path: '/store/payment-collections/:id/payment-sessions', answer: createSession },
  { method: 'POST', path: '/store/carts/:id/complete', answer: complete },
  { method: 'GET', path: '/store/orders', answer: list },
  { method: 'GET', path: '/store/orders/:id', answer: retrieve },
]

function listProviders({ world, query }: Call) {
  const region = world.regions.get(query.get('region_id') ?? homeRegionId)
  const providers = (region?.paymentProviders ?? []).map((id) => ({ id, is_enabled: true }))
  return { payment_providers: providers, count: providers.length, offset: 0, limit: 20 }
}

function createCollection(call: Call) {
  const { world } = call
  const cartId = textIn(bodyOf(call), 'cart_id') ?? ''
  const cart = world.carts.get(cartId)
  if (cart === undefined) throw notFound(`Cart id not found: ${cartId}`)
  const known = [...world.paymentCollections].find(([, of]) => of === cartId)?.[0]
  const id = known ?? world.id('pay_col')
  world.paymentCollections.set(id, cartId)
  if (cart.payment === 'none') cart.payment = 'begun'
  return { payment_collection: collectionWire(id, cart, world) }
}

function createSession(call: Call) {
  const { world } = call
  const id = param(call, 'id')
  const cart = world.carts.get(world.paymentCollections.get(id) ?? '')
  if (cart === undefined) throw notFound(`Payment collection id not found: ${id}`)
  const providerId = textIn(bodyOf(call), 'provider_id') ?? ''
  if (providerId !== systemProvider) {
    throw invalid(`Payment provider ${providerId} is not enabled in the cart's region ${cart.regionId}.`)
  }
  cart.payment = 'ready'
  cart.paymentSum = sumOfPayment(cart)
  return { payment_collection: collectionWire(id, cart, world) }
}

function collectionWire(id: string, cart: FakeCart, world: FakeWorld): Wire {
  const amount = sumOfPayment(cart)
  const currency_code = world.region(cart.regionId)?.currency ?? 'inr'
  const session = {
    id: `payses_${id}`,
    currency_code,
    provider_id: systemProvider,
    data: {},
    context: {},
    status: 'pending',
    amount,
  }
  const payment_sessions = cart.payment === 'ready' ? [session] : []
  return { id, currency_code, amount, payment_sessions }
}

/** Once: whoever asks again gets the same order. */
function complete(call: Call) {
  const { world } = call
  const cart = cartOf(call)
  const known = cart.orderId === null ? undefined : world.orders.get(cart.orderId)
  if (known !== undefined) return ordered(call, known)
  checkOwner(call, cart)
  if (cart.payment === 'none') throw invalid('Payment collection has not been initiated for cart')
  if (cart.payment === 'begun') throw invalid('Payment sessions are required to complete cart')
  if (cart.shippingOption === null) {
    return refusedCart(
      call,
      cart,
      'No shipping method selected but the cart contains items that require shipping.',
    )
  }
  checkSale(world, cart)
  checkPrices(world, cart)
  for (const { variantId, quantity } of cart.lines) checkStock(world, variantId, quantity)
  return ordered(call, placeOrder(world, cart))
}

/** The shop's own: Medusa itself completes a cart for any caller. */
function checkOwner(call: Call, cart: FakeCart): void {
  const { world, token } = call
  if (hasRefusedToken(call)) throw unauthorized()
  if (token?.customerId == null || accountOf(cart, world) === token.customerId) return
  const message = 'The cart does not belong to this customer. Transfer it first.'
  throw new Refusal(400, { code: 'cart_not_transferred', type: 'not_allowed', message })
}

/** The shop's own: Medusa itself orders at the price that the cart was filled with. */
function checkPrices(world: FakeWorld, { lines }: FakeCart): void {
  const repriced = lines.filter(({ variantId, price }) => world.priceToday(variantId) !== price)
  if (repriced.length === 0) return
  const message = `The price has changed of ${repriced.map(({ id }) => id).join(', ')}.`
  throw new Refusal(400, { code: 'price_changed', type: 'not_allowed', message })
}

function ordered({ world, query }: Call, order: FakeOrder) {
  const shown = selectFields(orderWire(order, world), query.get('fields'), orderExtras)
  return { type: 'order', order: shown, order_access: accessTo(order) }
}

/** With status 200, as the real one answers. */
function refusedCart({ world, opened }: Call, cart: FakeCart, message: string) {
  const error = { message, name: 'Error', type: 'invalid_data' }
  return { type: 'cart', cart: cartWire(cart, world, opened), error }
}

export function placeOrder(
  world: FakeWorld,
  cart: FakeCart,
  past: Partial<Pick<FakeOrder, 'status' | 'fulfilmentStatus' | 'tracking' | 'createdAt'>> = {},
): FakeOrder {
  const now = past.createdAt ?? world.clock.now()
  const order: FakeOrder = {
    id: world.id('order'),
    displayId: world.orders.size + 1,
    // What was ordered stays as it was.
    cart: {
      ...cart,
      lines: cart.lines.map((line) => ({ ...line })),
    },
    returning: new Map(),
    status: 'pending',
    fulfilmentStatus: 'not_fulfilled',
    ...past,
    createdAt: now,
  }
  world.orders.set(order.id, order)
  cart.completedAt = now
  cart.orderId = order.id
  for (const { variantId, quantity } of cart.lines) takeFromStock(world, variantId, quantity)
  return order
}

function takeFromStock(world: FakeWorld, variantId: string, quantity: number): void {
  const found = world.variant(variantId)
  const limit = found === undefined ? undefined : world.limitOf(found.variant)
  if (limit !== undefined) world.stock.set(variantId, limit - quantity)
}

function list(call: Call) {
  const { world, query, token } = call
  if (token?.customerId == null) throw unauthorized()
  const page = pageOf(query, 50)
  const own = [...world.orders.values()].filter(({ cart }) => cart.customerId === token.customerId)
  const [ids, statuses] = [listIn(query, 'id'), listIn(query, 'status')]
  const asked = own.filter(
    ({ id, status }) =>
      (ids.length === 0 || ids.includes(id)) && (statuses.length === 0 || statuses.includes(status)),
  )
  const direction = query.get('order') === '-created_at' ? -1 : 1
  const found = asked.toSorted((one, other) => direction * (one.createdAt - other.createdAt))
  const shown = paged(found, page).map((one) =>
    selectFields(orderWire(one, world), query.get('fields'), orderExtras),
  )
  return { orders: shown, count: found.length, ...page }
}

function retrieve(call: Call) {
  const { world, query } = call
  const order = openedOrder(call, param(call, 'id'))
  return { order: selectFields(orderWire(order, world), query.get('fields'), orderExtras) }
}

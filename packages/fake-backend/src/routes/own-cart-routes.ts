import { notFound, Refusal, unauthorized } from '../refusal.ts'
import { cartExtras, cartWire } from '../wire/cart-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import { homeRegionId, type FakeCart, type FakeLine, type FakeDatabase } from '../database.ts'
import { accountOf } from './cart-owner.ts'
import { belongTo, checkStock } from './cart-routes.ts'
import { endOldPayment, isBeingPaid } from './payment.ts'
import { bodyOf, textIn, type Call, type Route } from './route.ts'

/** Custom: the cart of a customer who has signed in, merged from the guest's cart and an earlier one. */
export const ownCartRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/customers/me/cart', answer: unite },
]

function unite(call: Call) {
  const { database, token, opened, query } = call
  const customerId = token?.customerId
  if (customerId == null || !database.customers.has(customerId)) throw unauthorized()
  const named = openCart(database, textIn(bodyOf(call), 'cart_id'), customerId)
  const own = ownCarts(database, customerId)
  const guests = named !== undefined && hasLines(named) ? named : undefined
  if (guests !== undefined) belongTo(guests, customerId, database)
  const cart =
    guests ?? own.find(hasLines) ?? own.find((one) => one === named) ?? own[0] ?? made(call, customerId)
  const others = isBeingPaid(cart)
    ? []
    : own.filter((other) => other !== cart && other.regionId === cart.regionId && !isBeingPaid(other))
  const leftOut = others.flatMap((other) => moveLines(database, other, cart))
  endOldPayment(database, cart)
  return {
    cart: selectFields(cartWire(cart, database, opened), query.get('fields'), cartExtras),
    left_out: leftOut,
  }
}

/** The customer's open carts, newest first. */
const ownCarts = (database: FakeDatabase, customerId: string): readonly FakeCart[] =>
  [...database.carts.values()]
    .filter((cart) => cart.completedAt === null && accountOf(cart, database) === customerId)
    .toSorted((one, other) => other.updatedAt - one.updatedAt)

function made(call: Call, customerId: string): FakeCart {
  const { database } = call
  const regionId = textIn(bodyOf(call), 'region_id') ?? homeRegionId
  if (database.region(regionId) === undefined) throw notFound(`Region id not found: ${regionId}`)
  const cart = database.makeCart(database.id('cart'), {}, regionId)
  cart.locale = call.locale ?? null
  belongTo(cart, customerId, database)
  return cart
}

const hasLines = ({ lines }: FakeCart): boolean => lines.length > 0

function openCart(database: FakeDatabase, id: string | undefined, customerId: string): FakeCart | undefined {
  const cart = id === undefined ? undefined : database.carts.get(id)
  const owner = cart && accountOf(cart, database)
  const mayBeTheirs = owner === undefined || owner === customerId
  return cart !== undefined && cart.completedAt === null && mayBeTheirs ? cart : undefined
}

function moveLines(database: FakeDatabase, from: FakeCart, to: FakeCart) {
  const leftOut: { readonly title: string; readonly quantity: number }[] = []
  for (const line of from.lines) if (!moveLine(database, line, to)) leftOut.push(named(database, line))
  if (hasLines(from)) to.updatedAt = database.clock.now()
  from.lines = []
  return leftOut
}

function moveLine(database: FakeDatabase, { variantId, quantity }: FakeLine, to: FakeCart): boolean {
  const found = database.variant(variantId)
  if (found === undefined || !database.isSoldIn(database.region(to.regionId), found.variant)) return false
  const known = to.lines.find((line) => line.variantId === variantId)
  try {
    checkStock(database, variantId, (known?.quantity ?? 0) + quantity)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
  if (known === undefined) to.lines.push(database.makeLine(variantId, quantity, to.regionId))
  else known.quantity += quantity
  return true
}

function named(database: FakeDatabase, { variantId, quantity }: FakeLine) {
  const product = database.products.find(({ variants }) => variants.some(({ id }) => id === variantId))
  return { title: product?.title ?? variantId, quantity }
}

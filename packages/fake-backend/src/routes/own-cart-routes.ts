import { Refusal, unauthorized } from '../refusal.ts'
import { cartWire } from '../wire/cart-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import type { FakeCart, FakeLine, FakeWorld } from '../world.ts'
import { accountOf, belongTo, checkStock } from './cart-routes.ts'
import { endOldPayment } from './payment.ts'
import { bodyOf, textIn, type Call, type Route } from './route.ts'

/** The shop's own: the cart of a customer who has signed in, with what the guest's cart and an earlier one hold. */
export const ownCartRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/customers/me/cart', answer: unite },
]

function unite(call: Call) {
  const { world, token, opened, query } = call
  const customerId = token?.customerId
  if (customerId == null || !world.customers.has(customerId)) throw unauthorized()
  const named = openCart(world, textIn(bodyOf(call), 'cart_id'), customerId)
  const own = ownCarts(world, customerId)
  const guests = named !== undefined && hasLines(named) ? named : undefined
  if (guests !== undefined) belongTo(guests, customerId, world)
  const cart =
    guests ?? own.find(hasLines) ?? own.find((one) => one === named) ?? own[0] ?? made(world, customerId)
  const leftOut = own.flatMap((other) => (other === cart ? [] : moveLines(world, other, cart)))
  endOldPayment(cart)
  return {
    cart: selectFields(cartWire(cart, world, opened), query.get('fields')),
    left_out: leftOut,
  }
}

/** The customer's open carts, the latest first. */
const ownCarts = (world: FakeWorld, customerId: string): readonly FakeCart[] =>
  [...world.carts.values()]
    .filter((cart) => cart.completedAt === null && accountOf(cart, world) === customerId)
    .toSorted((one, other) => other.updatedAt - one.updatedAt)

function made(world: FakeWorld, customerId: string): FakeCart {
  const cart = world.makeCart(world.id('cart'))
  belongTo(cart, customerId, world)
  return cart
}

const hasLines = ({ lines }: FakeCart): boolean => lines.length > 0

function openCart(world: FakeWorld, id: string | undefined, customerId: string): FakeCart | undefined {
  const cart = id === undefined ? undefined : world.carts.get(id)
  const owner = cart && accountOf(cart, world)
  const mayBeTheirs = owner === undefined || owner === customerId
  return cart !== undefined && cart.completedAt === null && mayBeTheirs ? cart : undefined
}

function moveLines(world: FakeWorld, from: FakeCart, to: FakeCart) {
  const leftOut: { readonly title: string; readonly quantity: number }[] = []
  for (const line of from.lines) if (!moveLine(world, line, to)) leftOut.push(named(world, line))
  if (hasLines(from)) to.updatedAt = world.clock.now()
  from.lines = []
  return leftOut
}

function moveLine(world: FakeWorld, { variantId, quantity }: FakeLine, to: FakeCart): boolean {
  if (world.variant(variantId) === undefined) return false
  const known = to.lines.find((line) => line.variantId === variantId)
  try {
    checkStock(world, variantId, (known?.quantity ?? 0) + quantity)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
  if (known === undefined) to.lines.push(world.makeLine(variantId, quantity))
  else known.quantity += quantity
  return true
}

function named(world: FakeWorld, { variantId, quantity }: FakeLine) {
  const product = world.products.find(({ variants }) => variants.some(({ id }) => id === variantId))
  return { title: product?.title ?? variantId, quantity }
}

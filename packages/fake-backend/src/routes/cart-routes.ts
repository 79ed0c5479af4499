import { invalid, notFound, Refusal, unauthorized } from '../refusal.ts'
import { cartWire } from '../wire/cart-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import { shippingOptions } from '../wire/shipping-options.ts'
import { isWire, type Wire } from '../wire/wire.ts'
import { homeRegionId, type FakeAddress, type FakeCart, type FakeLine, type FakeWorld } from '../world.ts'
import { checkSale } from './check-sale.ts'
import { endOldPayment } from './payment.ts'
import { bodyOf, param, textIn, type Call, type Route } from './route.ts'

export const cartRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/carts', answer: create },
  { method: 'GET', path: '/store/carts/:id', answer: (call) => answered(call, cartOf(call)) },
  { method: 'POST', path: '/store/carts/:id', answer: update },
  { method: 'POST', path: '/store/carts/:id/refresh', answer: refresh },
  { method: 'POST', path: '/store/carts/:id/customer', answer: transfer },
  { method: 'POST', path: '/store/carts/:id/line-items', answer: addLine },
  { method: 'POST', path: '/store/carts/:id/line-items/:lineId', answer: changeLine },
  { method: 'DELETE', path: '/store/carts/:id/line-items/:lineId', answer: deleteLine },
  { method: 'POST', path: '/store/carts/:id/shipping-methods', answer: chooseShipping },
  { method: 'POST', path: '/store/carts/:id/promotions', answer: addPromotions },
  { method: 'DELETE', path: '/store/carts/:id/promotions', answer: (call) => answered(call, openCart(call)) },
]

/** The shop's own: a customer's cart exists for that customer alone. */
export function cartOf(call: Call): FakeCart {
  const id = param(call, 'id')
  const cart = call.world.carts.get(id)
  const account = cart && accountOf(cart, call.world)
  const isOthers = account !== undefined && account !== call.token?.customerId
  if (isOthers && hasRefusedToken(call)) throw unauthorized()
  if (cart === undefined || isOthers) throw notFound(`Cart with id '${id}' not found`)
  return cart
}

/** The account a cart belongs to; undefined for a guest's. */
export function accountOf({ customerId }: FakeCart, world: FakeWorld): string | undefined {
  return customerId !== null && world.customers.has(customerId) ? customerId : undefined
}

export const hasRefusedToken = ({ token, bearer }: Call): boolean =>
  bearer !== undefined && token === undefined

function answered(call: Call, cart: FakeCart): { readonly cart: Wire } {
  endOldPayment(cart)
  return { cart: wireOf(call, cart) }
}

function wireOf({ world, opened, query }: Call, cart: FakeCart): Wire {
  return selectFields(cartWire(cart, world, opened), query.get('fields'))
}

/** A cart that has become an order takes no more changes. */
function openCart(call: Call): FakeCart {
  const cart = cartOf(call)
  if (cart.completedAt !== null) throw invalid(`Cart ${cart.id} is already completed.`)
  return cart
}

function create(call: Call) {
  const { world, token } = call
  const regionId = textIn(bodyOf(call), 'region_id') ?? homeRegionId
  if (world.region(regionId) === undefined) throw notFound(`Region id not found: ${regionId}`)
  const cart = world.makeCart(world.id('cart'), {}, regionId)
  if (token?.customerId != null) belongTo(cart, token.customerId, world)
  return answered(call, cart)
}

export function belongTo(cart: FakeCart, customerId: string, world: FakeWorld): void {
  cart.customerId = customerId
  cart.email = world.customers.get(customerId)?.email ?? cart.email
}

const updatable = new Set([
  'region_id',
  'email',
  'shipping_address',
  'billing_address',
  'metadata',
  'promo_codes',
  'locale',
])

function update(call: Call) {
  const { world } = call
  const body = bodyOf(call)
  const unknown = Object.keys(body).filter((name) => !updatable.has(name))
  if (unknown.length > 0) {
    throw invalid(`Invalid request: Unrecognized fields: ${unknown.map((name) => `'${name}'`).join(', ')}`)
  }
  const cart = openCart(call)
  const email = textIn(body, 'email')
  if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email)) {
    throw invalid('Invalid request: Invalid email address')
  }
  const regionId = textIn(body, 'region_id')
  if (regionId !== undefined) move(cart, regionId, world)
  cart.shippingAddress = addressIn(body['shipping_address'], cart, world) ?? cart.shippingAddress
  cart.billingAddress = addressIn(body['billing_address'], cart, world) ?? cart.billingAddress
  if (email !== undefined) beOf(cart, email, world)
  cart.updatedAt = world.clock.now()
  return answered(call, cart)
}

/**
 * The cart of an account stays with it. The shop's own: any other becomes that of a guest's record, of which each
 * e-mail has one, where Medusa itself would take the account with this e-mail.
 */
function beOf(cart: FakeCart, email: string, world: FakeWorld): void {
  if (accountOf(cart, world) === undefined) cart.customerId = world.guest(email)
  cart.email = email
}

/** All lines get their prices of the other region, or none does. */
function move(cart: FakeCart, regionId: string, world: FakeWorld): void {
  const region = world.region(regionId)
  if (region === undefined) throw notFound(`Region id not found: ${regionId}`)
  const unsold = cart.lines.filter(({ variantId }) => region.unsold.has(variantId))
  if (unsold.length > 0) {
    const ids = unsold.map(({ variantId }) => variantId).join(', ')
    throw invalid(`Variants with IDs ${ids} do not have a price`)
  }
  cart.regionId = regionId
  world.reprice(cart)
}

const addressFields = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'postal_code',
  'country_code',
  'province',
  'phone',
]

function addressIn(given: unknown, cart: FakeCart, world: FakeWorld): FakeAddress | undefined {
  if (!isWire(given)) return undefined
  const region = world.region(cart.regionId)
  const country = textIn(given, 'country_code')
  if (country !== undefined && country !== region?.country) {
    throw invalid(`Country with code ${country} is not within region ${region?.name}`)
  }
  return Object.fromEntries(addressFields.map((name) => [name, textIn(given, name) ?? null]))
}

/** The shop's own: takes over the prices of today, which Medusa does only for a line that changes. */
function refresh(call: Call) {
  const cart = cartOf(call)
  if (cart.completedAt !== null)
    throw new Refusal(400, {
      code: 'cart_completed',
      type: 'not_allowed',
      message: 'The cart is ordered already.',
    })
  checkSale(call.world, cart)
  call.world.reprice(cart)
  return answered(call, cart)
}

function transfer(call: Call) {
  const { world, token } = call
  if (token?.customerId == null) throw unauthorized()
  const cart = openCart(call)
  if (cart.customerId !== token.customerId) {
    belongTo(cart, token.customerId, world)
    world.reprice(cart)
  }
  return answered(call, cart)
}

function addLine(call: Call) {
  const { world } = call
  const { variantId, quantity } = wantedOf(call)
  const cart = openCart(call)
  const found = world.variant(variantId)
  if (found === undefined) {
    throw invalid(`Variants ${variantId} do not exist or belong to a product that is not published`)
  }
  if (world.region(cart.regionId)?.unsold.has(variantId) === true) {
    throw invalid(`Variants with IDs ${variantId} do not have a price`)
  }
  const line = cart.lines.find((one) => one.variantId === variantId)
  checkStock(world, variantId, (line?.quantity ?? 0) + quantity)
  if (line === undefined) cart.lines.push(world.makeLine(variantId, quantity))
  else setQuantity(line, line.quantity + quantity, world)
  return answered(call, cart)
}

function wantedOf(call: Call): { readonly variantId: string; readonly quantity: number } {
  const body = bodyOf(call)
  const problems: string[] = []
  const variantId = textIn(body, 'variant_id')
  if (variantId === undefined) problems.push("Field 'variant_id' is required")
  const quantity = quantityIn(body, problems)
  if (variantId === undefined || problems.length > 0) {
    throw invalid(`Invalid request: ${problems.join('; ')}`)
  }
  return { variantId, quantity }
}

function quantityIn(body: Wire, problems: string[]): number {
  const { quantity } = body
  if (typeof quantity !== 'number') {
    const written = typeof quantity === 'string' ? quantity : typeof quantity
    problems.push(`Expected type: 'number' for field 'quantity', got: '${written}'`)
    return 0
  }
  if (quantity < 0) problems.push("Value for field 'quantity' too small, expected at least: '0'")
  return quantity
}

function changeLine(call: Call) {
  const { world } = call
  const problems: string[] = []
  const quantity = quantityIn(bodyOf(call), problems)
  if (problems.length > 0) throw invalid(`Invalid request: ${problems.join('; ')}`)
  const cart = openCart(call)
  const line = cart.lines.find(({ id }) => id === param(call, 'lineId'))
  if (line === undefined) throw notFound(`Line item with id: ${param(call, 'lineId')} was not found`)
  checkStock(world, line.variantId, quantity)
  if (quantity === 0) cart.lines = cart.lines.filter((other) => other !== line)
  else setQuantity(line, quantity, world)
  return answered(call, cart)
}

function setQuantity(line: FakeLine, quantity: number, world: FakeWorld): void {
  line.quantity = quantity
  line.price = world.priceToday(line.variantId)
  line.updatedAt = world.clock.now()
}

/** A line that is not there is taken for deleted: that is what was wanted. */
function deleteLine(call: Call) {
  const cart = openCart(call)
  const id = param(call, 'lineId')
  cart.lines = cart.lines.filter((line) => line.id !== id)
  endOldPayment(cart)
  return { id, object: 'line-item', deleted: true, parent: wireOf(call, cart) }
}

export function checkStock(world: FakeWorld, variantId: string, quantity: number): void {
  const found = world.variant(variantId)
  const limit = found === undefined ? undefined : world.limitOf(found.variant)
  if (limit !== undefined && quantity > limit) {
    const message = 'Some variant does not have the required inventory'
    throw new Refusal(400, { code: 'insufficient_inventory', type: 'not_allowed', message })
  }
}

/** There are none, so that no code is one. */
function addPromotions(call: Call) {
  const cart = openCart(call)
  const [code] = Array.isArray(bodyOf(call)['promo_codes']) ? (bodyOf(call)['promo_codes'] as unknown[]) : []
  if (typeof code === 'string') throw invalid(`The promotion code ${code} is invalid`)
  return answered(call, cart)
}

function chooseShipping(call: Call) {
  const cart = openCart(call)
  const id = textIn(bodyOf(call), 'option_id')
  if (shippingOptions.every((option) => option.id !== id)) {
    throw invalid('Shipping Options are invalid for cart.')
  }
  cart.shippingOption = id ?? null
  return answered(call, cart)
}

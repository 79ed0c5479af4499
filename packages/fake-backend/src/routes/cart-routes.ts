import { invalid, notFound, Refusal, unauthorized } from '../refusal.ts'
import { cartExtras, cartWire } from '../wire/cart-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import { shippingOptionsIn } from '../wire/shipping-options.ts'
import { type Wire } from '../wire/wire.ts'
import { homeRegionId, type FakeCart, type FakeLine, type FakeDatabase } from '../database.ts'
import { accountOf, cartOf } from './cart-owner.ts'
import { addressIn, hasOneCountry, moveToRegion } from './cart-region.ts'
import { checkSale } from './check-sale.ts'
import { endOldPayment } from './payment.ts'
import { matchLocale } from '../translations.ts'
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

function answered(call: Call, cart: FakeCart): { readonly cart: Wire } {
  endOldPayment(call.database, cart)
  return { cart: wireOf(call, cart) }
}

function wireOf({ database, opened, query }: Call, cart: FakeCart): Wire {
  return selectFields(cartWire(cart, database, opened), query.get('fields'), cartExtras)
}

/** A completed cart is read-only. */
function openCart(call: Call): FakeCart {
  const cart = cartOf(call)
  if (cart.completedAt !== null) throw invalid(`Cart ${cart.id} is already completed.`)
  return cart
}

function create(call: Call) {
  const { database, token } = call
  const regionId = textIn(bodyOf(call), 'region_id') ?? homeRegionId
  if (database.region(regionId) === undefined) throw notFound(`Region id not found: ${regionId}`)
  const cart = database.makeCart(database.id('cart'), {}, regionId)
  cart.locale = localeIn(bodyOf(call)) ?? call.locale ?? null
  if (token?.customerId != null) belongTo(cart, token.customerId, database)
  return answered(call, cart)
}

/** Custom: one of the shop's locales, or none. */
function localeIn(body: Wire): string | null | undefined {
  const wanted = textIn(body, 'locale')
  return wanted === undefined ? undefined : (matchLocale(wanted) ?? null)
}

export function belongTo(cart: FakeCart, customerId: string, database: FakeDatabase): void {
  cart.customerId = customerId
  cart.email = database.customers.get(customerId)?.email ?? cart.email
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
  const { database } = call
  const body = bodyOf(call)
  const unknown = Object.keys(body).filter((name) => !updatable.has(name))
  if (unknown.length > 0) {
    throw invalid(`Invalid request: Unrecognized fields: ${unknown.map((name) => `'${name}'`).join(', ')}`)
  }
  const cart = openCart(call)
  const email = textIn(body, 'email')
  const regionId = textIn(body, 'region_id')
  const isMoved = regionId !== undefined && regionId !== cart.regionId
  if (regionId !== undefined) moveToRegion(cart, regionId, database)
  const address = addressIn(body['shipping_address'], cart, database)
  // Medusa drops the address of another region, and in a region with one country also one that is sent with the move.
  if (isMoved) cart.shippingAddress = hasOneCountry(cart, database) ? null : (address ?? null)
  else cart.shippingAddress = address ?? cart.shippingAddress
  cart.billingAddress = addressIn(body['billing_address'], cart, database) ?? cart.billingAddress
  const locale = localeIn(body)
  if (locale !== undefined) cart.locale = locale
  if (email !== undefined) beOf(cart, email, database)
  cart.updatedAt = database.clock.now()
  return answered(call, cart)
}

/**
 * A customer's cart stays with the account. Custom: any other cart is assigned to the guest record of the email, where
 * Medusa itself would use the account with this email.
 */
function beOf(cart: FakeCart, email: string, database: FakeDatabase): void {
  if (accountOf(cart, database) === undefined) cart.customerId = database.guest(email)
  cart.email = email
}

/** Custom: sets the shipping method if there is one in the body, and updates all prices. Medusa does it only for a line that changes. */
function refresh(call: Call) {
  const cart = cartOf(call)
  if (cart.completedAt !== null)
    throw new Refusal(400, {
      code: 'cart_completed',
      type: 'not_allowed',
      message: 'The cart is ordered already.',
    })
  if (bodyOf(call)['option_id'] === null) cart.shippingOption = null
  if (textIn(bodyOf(call), 'option_id') !== undefined) setShipping(call, cart)
  checkSale(call.database, cart)
  call.database.reprice(cart)
  return answered(call, cart)
}

function transfer(call: Call) {
  const { database, token } = call
  if (token?.customerId == null) throw unauthorized()
  const cart = openCart(call)
  if (cart.customerId !== token.customerId) {
    belongTo(cart, token.customerId, database)
    database.reprice(cart)
  }
  return answered(call, cart)
}

function addLine(call: Call) {
  const { database } = call
  const { variantId, quantity } = wantedOf(call)
  const cart = openCart(call)
  const found = database.variant(variantId)
  if (found === undefined) {
    throw invalid(`Variants ${variantId} do not exist or belong to a product that is not published`)
  }
  if (database.region(cart.regionId)?.unsold.has(variantId) === true) {
    throw invalid(`Variants with IDs ${variantId} do not have a price`)
  }
  const line = cart.lines.find((one) => one.variantId === variantId)
  checkStock(database, variantId, (line?.quantity ?? 0) + quantity)
  if (line === undefined) cart.lines.push(database.makeLine(variantId, quantity, cart.regionId))
  else setQuantity(cart, line, line.quantity + quantity, database)
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
  const { database } = call
  const problems: string[] = []
  const quantity = quantityIn(bodyOf(call), problems)
  if (problems.length > 0) throw invalid(`Invalid request: ${problems.join('; ')}`)
  const cart = openCart(call)
  const line = lineOf(call, cart)
  checkStock(database, line.variantId, quantity)
  if (quantity === 0) cart.lines = cart.lines.filter((other) => other !== line)
  else setQuantity(cart, line, quantity, database)
  return answered(call, cart)
}

function lineOf(call: Call, { lines }: FakeCart): FakeLine {
  const wanted = param(call, 'lineId')
  const line = lines.find(({ id }) => id === wanted)
  if (line === undefined) throw notFound(`Line item with id: ${wanted} was not found`)
  return line
}

function setQuantity(cart: FakeCart, line: FakeLine, quantity: number, database: FakeDatabase): void {
  line.quantity = quantity
  line.price = database.priceToday(line.variantId, cart.regionId)
  line.updatedAt = database.clock.now()
}

/** Custom: Medusa itself deletes a line of any cart, and answers alike when there is none. */
function deleteLine(call: Call) {
  const cart = openCart(call)
  const { id } = lineOf(call, cart)
  cart.lines = cart.lines.filter((line) => line.id !== id)
  endOldPayment(call.database, cart)
  return { id, object: 'line-item', deleted: true, parent: wireOf(call, cart) }
}

export function checkStock(database: FakeDatabase, variantId: string, quantity: number): void {
  const found = database.variant(variantId)
  const limit = found === undefined ? undefined : database.limitOf(found.variant)
  if (limit !== undefined && quantity > limit) {
    const message = 'Some variant does not have the required inventory'
    throw new Refusal(400, { code: 'insufficient_inventory', type: 'not_allowed', message })
  }
}

/** There are no promotions, so every code is unknown. */
function addPromotions(call: Call) {
  const cart = openCart(call)
  const [code] = Array.isArray(bodyOf(call)['promo_codes']) ? (bodyOf(call)['promo_codes'] as unknown[]) : []
  if (typeof code === 'string') throw invalid(`The promotion code ${code} is invalid`)
  return answered(call, cart)
}

function chooseShipping(call: Call) {
  const cart = openCart(call)
  setShipping(call, cart)
  return answered(call, cart)
}

function setShipping(call: Call, cart: FakeCart): void {
  const id = textIn(bodyOf(call), 'option_id')
  const options = shippingOptionsIn(call.database.region(cart.regionId))
  if (options.every((option) => option.id !== id)) {
    throw invalid('Shipping Options are invalid for cart.')
  }
  cart.shippingOption = id ?? null
}

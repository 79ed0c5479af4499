import { notFound, unauthorized } from '../refusal.ts'
import { isSwitchedOn } from '../is-switched-on.ts'
import type { FakeDatabase } from '../database.ts'
import { isWire, type Wire } from '../wire/wire.ts'
import { cartOf } from './cart-owner.ts'
import { checkStock } from './cart-routes.ts'
import { bodyOf, textIn, type Call, type Route } from './route.ts'

/** Custom: orders by a list of SKUs. */
export const quickOrderRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/customers/me/quick-order', answer: check },
  { method: 'POST', path: '/store/carts/:id/items', answer: addItems },
]

function requireSetting({ database }: Call): void {
  if (!isSwitchedOn(database, 'quick_order')) throw notFound('The shop takes no orders by a list.')
}

function check(call: Call) {
  const { database, token } = call
  if (token?.customerId == null) throw unauthorized()
  requireSetting(call)
  const lines = listIn(bodyOf(call), 'lines').map((line) => ({
    sku: textIn(line, 'sku') ?? '',
    quantity: quantityIn(line),
  }))
  const wanted = new Map<string, number>()
  for (const { sku, quantity } of lines)
    wanted.set(sku.toLowerCase(), (wanted.get(sku.toLowerCase()) ?? 0) + quantity)
  return { lines: lines.map((line) => stateOf(line, wanted, database)) }
}

interface AskedLine {
  readonly sku: string
  readonly quantity: number
}

function stateOf(line: AskedLine, wanted: ReadonlyMap<string, number>, database: FakeDatabase): Wire {
  const sku = line.sku.toLowerCase()
  const product = database
    .published()
    .find(({ variants }) => variants.some((one) => one.sku?.toLowerCase() === sku))
  const variant = product?.variants.find((one) => one.sku?.toLowerCase() === sku)
  if (product === undefined || variant === undefined) return { ...line, status: 'unknown' }
  const named = { ...line, variant_id: variant.id, title: product.title, variant_title: variant.title }
  const limit = database.limitOf(variant)
  if (limit === undefined || limit >= (wanted.get(sku) ?? 0)) return { ...named, status: 'available' }
  return limit === 0 ? { ...named, status: 'sold_out' } : { ...named, status: 'too_many', available: limit }
}

function addItems(call: Call) {
  const { database } = call
  requireSetting(call)
  const cart = cartOf(call)
  const items = listIn(bodyOf(call), 'items').map((item) => ({
    variantId: textIn(item, 'variant_id') ?? '',
    quantity: quantityIn(item),
  }))
  const lineOf = (variantId: string) => cart.lines.find((line) => line.variantId === variantId)
  for (const { variantId, quantity } of items)
    checkStock(database, variantId, (lineOf(variantId)?.quantity ?? 0) + quantity)
  for (const { variantId, quantity } of items) {
    const line = lineOf(variantId)
    if (line === undefined) cart.lines.push(database.makeLine(variantId, quantity, cart.regionId))
    else line.quantity += quantity
  }
  cart.updatedAt = database.clock.now()
  return { cart_id: cart.id }
}

const listIn = (body: Wire, name: string): readonly Wire[] => {
  const value = body[name]
  return Array.isArray(value) ? value.filter(isWire) : []
}

const quantityIn = ({ quantity }: Wire): number => (typeof quantity === 'number' ? quantity : 0)

import { adminUser } from '@umber/sample-store'
import { invalid, unauthorized, wrongIdentity } from '../refusal.ts'
import { orderWire } from '../wire/people-wire.ts'
import { regionWire } from '../wire/region-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import type { FakeRegion, FakeWorld } from '../world.ts'
import { bodyOf, paged, pageOf, param, textIn, type Call, type Route } from './route.ts'

/** The little of the administration that a test of the shop needs: another region, and whose the orders are. */
export const adminRoutes: readonly Route[] = [
  { method: 'POST', path: '/auth/user/emailpass', answer: login },
  { method: 'POST', path: '/admin/regions', answer: createRegion },
  { method: 'DELETE', path: '/admin/regions/:id', answer: deleteRegion },
  { method: 'GET', path: '/admin/orders', answer: listOrders },
]

const day = 86_400_000

function login(call: Call) {
  const { world } = call
  const body = bodyOf(call)
  const [email, password] = [textIn(body, 'email'), textIn(body, 'password')]
  if (email !== adminUser.email || password !== adminUser.password) {
    throw wrongIdentity('Invalid email or password')
  }
  const token = world.id('admin_token')
  const expiresAt = world.clock.now() + day
  world.tokens.set(token, { email, customerId: null, purpose: 'administration', expiresAt })
  return { token }
}

function checkAdmin({ token }: Call): void {
  if (token?.purpose !== 'administration') throw unauthorized()
}

function createRegion(call: Call) {
  checkAdmin(call)
  const { world, opened } = call
  const body = bodyOf(call)
  const [name, currency] = [textIn(body, 'name'), textIn(body, 'currency_code')]
  if (name === undefined || currency === undefined) throw invalid('Invalid request')
  const [country = ''] = textsIn(body, 'countries')
  const region: FakeRegion = {
    id: world.id('reg'),
    name,
    currency,
    country,
    unsold: unsoldIn(currency, world),
    paymentProviders: textsIn(body, 'payment_providers'),
  }
  world.regions.set(region.id, region)
  return { region: regionWire(region, opened) }
}

function textsIn(body: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const value = body[name]
  return Array.isArray(value) ? (value as readonly string[]) : []
}

/** All prices are in the shop's own currency. */
function unsoldIn(currency: string, { products }: FakeWorld): ReadonlySet<string> {
  if (currency === 'inr') return new Set()
  return new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)))
}

function deleteRegion(call: Call) {
  checkAdmin(call)
  const id = param(call, 'id')
  call.world.regions.delete(id)
  return { id, object: 'region', deleted: true }
}

/** The latest first, with what was asked for of each. */
function listOrders(call: Call) {
  checkAdmin(call)
  const { world, query } = call
  const page = pageOf(query, 20)
  const found = [...world.orders.values()].toReversed().map((order) => {
    const { customerId, email } = order.cart
    const account = customerId === null ? undefined : world.customers.get(customerId)
    const customer = { id: customerId, email: account?.email ?? email, has_account: account !== undefined }
    return selectFields({ ...orderWire(order, world), customer }, query.get('fields'))
  })
  return { orders: paged(found, page), count: found.length, ...page }
}

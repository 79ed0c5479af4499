import { adminUser } from '@umber/sample-store'
import { invalid, unauthorized, wrongIdentity } from '../refusal.ts'
import { orderWire } from '../wire/people-wire.ts'
import { regionWire } from '../wire/region-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import type { FakeRegion } from '../database.ts'
import { unsoldIn } from '../fixtures/sample-regions.ts'
import { bodyOf, paged, pageOf, param, textIn, type Call, type Route } from './route.ts'

/** The few admin routes that tests of the shop need: another region, and the customers of orders. */
export const adminRoutes: readonly Route[] = [
  { method: 'POST', path: '/auth/user/emailpass', answer: login },
  { method: 'POST', path: '/admin/regions', answer: createRegion },
  { method: 'DELETE', path: '/admin/regions/:id', answer: deleteRegion },
  { method: 'GET', path: '/admin/orders', answer: listOrders },
]

const day = 86_400_000

function login(call: Call) {
  const { database } = call
  const body = bodyOf(call)
  const [email, password] = [textIn(body, 'email'), textIn(body, 'password')]
  if (email !== adminUser.email || password !== adminUser.password) {
    throw wrongIdentity('Invalid email or password')
  }
  const token = database.id('admin_token')
  const expiresAt = database.clock.now() + day
  const signIn = database.id('signin')
  database.tokens.set(token, {
    email,
    customerId: null,
    purpose: 'administration',
    signIn,
    issuedAt: database.clock.now(),
    expiresAt,
  })
  return { token }
}

function checkAdmin({ token }: Call): void {
  if (token?.purpose !== 'administration') throw unauthorized()
}

function createRegion(call: Call) {
  checkAdmin(call)
  const { database, opened } = call
  const body = bodyOf(call)
  const [name, currency] = [textIn(body, 'name'), textIn(body, 'currency_code')]
  if (name === undefined || currency === undefined) throw invalid('Invalid request')
  const region: FakeRegion = {
    id: database.id('reg'),
    name,
    currency,
    countries: textsIn(body, 'countries').map((code) => ({ code })),
    taxInclusive: body['is_tax_inclusive'] === true || currency === 'inr',
    unsold: unsoldIn(currency, database.products),
    paymentProviders: textsIn(body, 'payment_providers'),
  }
  database.regions.set(region.id, region)
  return { region: regionWire(region, opened) }
}

function textsIn(body: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const value = body[name]
  return Array.isArray(value) ? (value as readonly string[]) : []
}

function deleteRegion(call: Call) {
  checkAdmin(call)
  const id = param(call, 'id')
  call.database.regions.delete(id)
  return { id, object: 'region', deleted: true }
}

/** Newest first, with the requested fields. The search finds orders by their email. */
function listOrders(call: Call) {
  checkAdmin(call)
  const { database, query } = call
  const page = pageOf(query, 20)
  const email = query.get('q') ?? ''
  const orders = [...database.orders.values()].filter(({ cart }) => (cart.email ?? '').includes(email))
  const found = orders.toReversed().map((order) => {
    const { customerId, email } = order.cart
    const account = customerId === null ? undefined : database.customers.get(customerId)
    const customer = { id: customerId, email: account?.email ?? email, has_account: account !== undefined }
    return selectFields({ ...orderWire(order, database), customer }, query.get('fields'))
  })
  return { orders: paged(found, page), count: found.length, ...page }
}

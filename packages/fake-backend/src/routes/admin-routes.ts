import { adminUser } from '@umber/sample-store'
import { invalid, unauthorized, wrongIdentity } from '../refusal.ts'
import { regionWire } from '../wire/region-wire.ts'
import type { FakeRegion, FakeWorld } from '../world.ts'
import { bodyOf, param, textIn, type Call, type Route } from './route.ts'

/** The little of the administration that a test of the shop needs: another region. */
export const adminRoutes: readonly Route[] = [
  { method: 'POST', path: '/auth/user/emailpass', answer: login },
  { method: 'POST', path: '/admin/regions', answer: createRegion },
  { method: 'DELETE', path: '/admin/regions/:id', answer: deleteRegion },
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
  const [country = ''] = Array.isArray(body['countries']) ? (body['countries'] as readonly string[]) : []
  const region: FakeRegion = {
    id: world.id('reg'),
    name,
    currency,
    country,
    unsold: unsoldIn(currency, world),
  }
  world.regions.set(region.id, region)
  return { region: regionWire(region, opened) }
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

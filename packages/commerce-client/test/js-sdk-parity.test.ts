import JsSdk from '@medusajs/js-sdk'
import { describe, expect, test } from 'vitest'
import { CommerceClient } from '../src/index.ts'
import { recordPlatformFetch } from './support/js-sdk.ts'
import { json, type Recorded } from './support/recording-fetch.ts'

const config = {
  baseUrl: 'http://localhost:9000/api',
  publishableKey: 'pk_1',
  globalHeaders: { 'x-shop': 'umber' },
  auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' },
} as const

type Shop = Pick<CommerceClient, 'store' | 'auth'>
type Call = (shop: Shop) => Promise<unknown>

const query = { fields: '*items,+metadata', limit: 3, id: ['a', 'b'], created_at: { $gte: '2026-01-01' } }
const headers = { 'x-call': 'one', accept: 'application/json', 'x-shop': null }
const person = { email: 'asha@umber.example', password: 'correct horse' }

/** Every method of ours, called with js-sdk's arguments in js-sdk's order. */
const table: Readonly<Record<string, Call>> = {
  'store.region.list': ({ store }) => store.region.list(query, headers),
  'store.region.retrieve': ({ store }) => store.region.retrieve('reg_1', query, headers),
  'store.collection.list': ({ store }) => store.collection.list(query, headers),
  'store.collection.retrieve': ({ store }) => store.collection.retrieve('pcol_1', query, headers),
  'store.category.list': ({ store }) => store.category.list(query, headers),
  'store.category.retrieve': ({ store }) => store.category.retrieve('pcat_1', query, headers),
  'store.product.list': ({ store }) => store.product.list(query, headers),
  'store.product.retrieve': ({ store }) => store.product.retrieve('prod_1', query, headers),
  'store.cart.create': ({ store }) => store.cart.create({ region_id: 'reg_1' }, query, headers),
  'store.cart.update': ({ store }) => store.cart.update('cart_1', { email: person.email }, query, headers),
  'store.cart.retrieve': ({ store }) => store.cart.retrieve('cart_1', query, headers),
  'store.cart.createLineItem': ({ store }) =>
    store.cart.createLineItem('cart_1', { variant_id: 'variant_1', quantity: 2 }, query, headers),
  'store.cart.updateLineItem': ({ store }) =>
    store.cart.updateLineItem('cart_1', 'cali_1', { quantity: 3 }, query, headers),
  'store.cart.deleteLineItem': ({ store }) => store.cart.deleteLineItem('cart_1', 'cali_1', query, headers),
  'store.cart.addShippingMethod': ({ store }) =>
    store.cart.addShippingMethod('cart_1', { option_id: 'so_1' }, query, headers),
  'store.cart.transferCart': ({ store }) => store.cart.transferCart('cart_1', query, headers),
  'store.customer.create': ({ store }) => store.customer.create({ email: person.email }, query, headers),
  'store.customer.retrieve': ({ store }) => store.customer.retrieve(query, headers),
  'store.order.list': ({ store }) => store.order.list(query, headers),
  'store.order.retrieve': ({ store }) => store.order.retrieve('order_1', query, headers),
  'auth.register': ({ auth }) => auth.register('customer', 'emailpass', person),
  'auth.login': ({ auth }) => auth.login('customer', 'emailpass', person),
  'auth.refresh': ({ auth }) => auth.refresh(headers),
  'auth.logout': ({ auth }) => auth.logout(),
}

/** What js-sdk sends and we do not, on purpose; the README names it. */
function withoutDifferences({ method, url, headers, body, init }: Recorded) {
  const { 'content-type': contentType, 'x-medusa-locale': locale, ...rest } = headers
  expect(locale ?? '').toBe('')
  return {
    method,
    url,
    body,
    credentials: init.credentials,
    headers: method === 'GET' ? rest : { ...rest, 'content-type': contentType },
  }
}

/** In session mode a token is traded for the cookie, and signing out is a request. */
function requestsOf(name: string, type: 'jwt' | 'session'): number {
  if (name === 'auth.logout') return type === 'session' ? 1 : 0
  return type === 'session' && ['auth.login', 'auth.refresh'].includes(name) ? 2 : 1
}

describe.each(['jwt', 'session'] as const)('in %s mode the same goes out as from js-sdk', (type) => {
  test.each(Object.entries(table))('%s', async (name, call) => {
    const { calls } = recordPlatformFetch(() => json({ token: 'token_1' }))
    const both = { ...config, auth: { ...config.auth, type } }
    const official = new JsSdk(both)
    const ours = new CommerceClient(both)
    const recorded = []
    for (const shop of [official, ours]) {
      calls.length = 0
      await shop.client.setToken('stored_token')
      await call(shop as Shop)
      recorded.push(calls.map(withoutDifferences))
    }
    expect(recorded[1]).toEqual(recorded[0])
    expect(recorded[1]).toHaveLength(requestsOf(name, type))
  })
})

test('the table names every method', () => {
  const shop = new CommerceClient(config)
  const methods = Object.entries(shop.store).flatMap(([noun, resource]) =>
    Object.keys(resource as object).map((method) => `store.${noun}.${method}`),
  )
  const authMethods = Object.getOwnPropertyNames(Object.getPrototypeOf(shop.auth)).filter(
    (name) => name !== 'constructor',
  )
  expect([...methods, ...authMethods.map((name) => `auth.${name}`)].toSorted()).toEqual(
    Object.keys(table).toSorted(),
  )
})

test('every method goes through client.fetch as it is at that moment', async () => {
  for (const [name, call] of Object.entries(table)) {
    if (name === 'auth.logout') continue
    const shop = new CommerceClient(config)
    const paths: unknown[] = []
    shop.client.fetch = async (input) => {
      paths.push(input)
      return { token: 'token_1' } as never
    }
    await call(shop)
    expect([name, ...paths]).toHaveLength(2)
  }
})

test('every method takes options as its last argument', async () => {
  const { calls } = recordPlatformFetch()
  const { store } = new CommerceClient(config)
  const options = { keepalive: true }
  for (const resource of Object.values(store)) {
    for (const method of Object.values(
      resource as Record<string, (...given: unknown[]) => Promise<unknown>>,
    )) {
      const positional = Array.from({ length: method.length - 1 }, () => undefined as unknown)
      await method(...positional.map((_, index) => (index < method.length - 3 ? 'id_1' : {})), options)
    }
  }
  expect(calls.filter(({ init }) => init.keepalive)).toHaveLength(calls.length)
  expect(calls).toHaveLength(20)
})

/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { ask, signInAdmin, signInDemo, signUp } from '../support/backend'
import { rawAsk } from '../support/raw-ask'

/** Responses of all kinds, including those outside the shop's routes. */
const places: readonly (readonly [string, string, number])[] = [
  ['GET', '/store/products?limit=1', 200],
  ['GET', '/store/regions', 200],
  ['GET', '/store/customers/me', 401],
  ['GET', '/store/nothing-like-it', 404],
  ['GET', '/nothing-like-it', 404],
  ['GET', '/static/nothing-like-it.png', 404],
  ['GET', '/images/nothing-like-it.png', 404],
  ['GET', '/admin/orders', 401],
  ['POST', '/auth/customer/emailpass', 401],
  ['DELETE', '/auth/session', 401],
  ['GET', '/health', 200],
  ['GET', '/identity', 200],
]

describe('The headers of every response', () => {
  it.each(places)(
    '[F-109] say that types are meant, and not what serves them: %s %s',
    async (method, path, status) => {
      const answer = await ask(method, path)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('x-powered-by')).toBeNull()
    },
  )

  it('[F-109] are set, too, for an unreadable or too large body, and without a key', async () => {
    const headers = { 'content-type': 'application/json' }
    const answers = [
      await rawAsk('POST', '/store/carts', { headers, body: '{' }),
      await rawAsk('POST', '/store/carts', { headers, body: JSON.stringify({ a: 'x'.repeat(200_000) }) }),
      await rawAsk('GET', '/store/carts/cart_1', { headers: { 'x-publishable-api-key': '' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 413, 400])
    for (const answer of answers) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('x-powered-by')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('[F-109] include Strict-Transport-Security over TLS only', async () => {
    const overTls = { headers: { 'x-forwarded-proto': 'https' } }
    for (const [method, path] of places) {
      const secure = await rawAsk(method, path, overTls)
      expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
      expect((await rawAsk(method, path)).headers.get('strict-transport-security')).toBeNull()
    }
  })
})

describe('Personal data', () => {
  let customer: string
  let admin: string

  beforeAll(async () => {
    customer = (await signUp()).token
    admin = await signInAdmin()
  })

  it.each([
    '/store/customers/me',
    '/store/customers/me/addresses',
    '/store/customers/me/wishlist',
    '/store/customers/me/preferences',
    '/store/orders',
    '/store/orders/order_unknown',
    '/store/carts/cart_unknown',
    '/store/nothing-like-it',
  ])('[F-112] is kept by no cache: %s', async (path) => {
    expect((await ask('GET', path, { bearer: customer })).headers.get('cache-control')).toBe('no-store')
    expect((await ask('GET', path)).headers.get('cache-control')).toBe('no-store')
  })

  it('[F-112] is kept by no cache on writes and on sign-in', async () => {
    const cart = await ask('POST', '/store/carts', { body: {} })
    expect(cart.headers.get('cache-control')).toBe('no-store')
    const lookup = await ask('POST', '/store/orders/lookup', { body: {} })
    expect(lookup.headers.get('cache-control')).toBe('no-store')
    const body = { email: 'unknown@umber-ecru.example', password: 'not-it' }
    const signIn = await ask('POST', '/auth/customer/emailpass', { body, from: '198.51.100.200' })
    expect(signIn.headers.get('cache-control')).toBe('no-store')
  })

  it('[F-112] is kept by no cache in the admin API and the outbox', async () => {
    for (const path of ['/admin/orders?limit=1', '/admin/users/me', '/outbox'])
      expect((await ask('GET', path, { bearer: admin })).headers.get('cache-control')).toBe('no-store')
  })

  it('[F-112] does not include the catalogue', async () => {
    const bearer = await signInDemo()
    for (const path of ['/store/products?limit=1', '/store/product-categories', '/store/regions'])
      expect((await ask('GET', path, { bearer })).headers.get('cache-control')).toBeNull()
  })
})

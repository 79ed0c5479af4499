import { describe, expect, it } from 'vitest'

import { ask } from '../support/backend'
import { rawAsk } from '../support/raw-ask'

const json = { 'content-type': 'application/json' }

describe('The id of a request', () => {
  it.each<[string, string, number, Parameters<typeof rawAsk>[2]?]>([
    ['GET', '/store/regions', 200],
    ['GET', '/store/nothing-like-it', 404],
    ['GET', '/nothing-like-it', 404],
    ['GET', '/static/nothing-like-it.png', 404],
    ['GET', '/admin/orders', 401],
    ['GET', '/store/carts/cart_1', 400, { headers: { 'x-publishable-api-key': '' } }],
    ['POST', '/store/carts', 400, { headers: json, body: '{' }],
    ['POST', '/store/carts', 413, { headers: json, body: JSON.stringify({ a: 'x'.repeat(200_000) }) }],
    ['GET', '/health', 200],
    ['GET', '/ready', 200],
  ])('is on every response: %s %s (%i)', async (method, path, status, options = {}) => {
    const headers = { ...options.headers, 'x-request-id': 'proxy-1.a_B' }
    const known = await rawAsk(method, path, { ...options, headers })
    expect(known.status).toBe(status)
    // The contract's backend trusts one proxy, which this test is.
    expect(known.headers.get('x-request-id')).toBe('proxy-1.a_B')
    const odd = { ...options, headers: { ...options.headers, 'x-request-id': 'two words' } }
    expect((await rawAsk(method, path, odd)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it.each(['/store/regions', '/auth/session', '/admin/orders'])(
    'can be read by pages of other origins: %s',
    async (path) => {
      const { headers } = await ask('GET', path)
      expect(headers.get('access-control-expose-headers')).toBe('Retry-After, X-Request-Id')
    },
  )
})

it('the backend is ready', async () => {
  const { status, body, headers } = await ask('GET', '/ready')
  expect(status).toBe(200)
  expect(body).toEqual({
    ready: true,
    checks: { database: 'ok', redis: 'ok', search: 'ok', disk: 'ok' },
  })
  expect(headers.get('cache-control')).toBe('no-store')
})

it('the metrics do not exist without a token in the settings', async () => {
  expect((await ask('GET', '/metrics', { bearer: 'guessed' })).status).toBe(404)
})

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { Logger } from '@medusajs/framework/types'
import type Redis from 'ioredis'
import { describe, expect, it, vi } from 'vitest'

import { connectRedis } from '../../modules/rate-limit/connect-redis'
import { makesEvents, requireRedis } from './require-redis'

const logger = { warn: () => undefined } as unknown as Logger

async function ask(
  guard: ReturnType<typeof requireRedis>,
  redis: object | undefined,
  path: string,
  method = 'POST',
) {
  const request = { method, path, scope: { resolve: () => ({ redis }) } } as unknown as MedusaRequest
  const headers: Record<string, string> = {}
  let got: unknown = 'nothing'
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    status: (status: number) => ({ json: (body: object) => (got = { status, headers, body }) }),
  } as unknown as MedusaResponse
  await guard(request, response, () => (got = 'passed'))
  return got
}

const unavailable = { status: 503, headers: { 'Retry-After': '5' }, body: { code: 'unavailable' } }

describe('While Redis is away', () => {
  it.each(['absent', 'silent'])(
    'a change is refused within seconds, and reading goes on: %s',
    async (kind) => {
      const silent = createServer().listen(0, '127.0.0.1')
      await once(silent, 'listening')
      const { port } = silent.address() as AddressInfo
      const redis: Redis = connectRedis(`redis://127.0.0.1:${kind === 'absent' ? 1 : port}`, logger)
      const guard = requireRedis()
      const begun = Date.now()
      expect(await ask(guard, redis, '/store/carts')).toMatchObject(unavailable)
      expect(Date.now() - begun).toBeLessThan(3_000)
      expect(await ask(guard, redis, '/store/search')).toBe('passed')
      expect(await ask(guard, redis, '/store/carts/cart_1', 'GET')).toBe('passed')
      expect(await ask(guard, redis, '/auth/customer/emailpass')).toBe('passed')
      redis.disconnect()
      silent.close()
    },
  )
})

it('with Redis, and where there is none, everything passes', async () => {
  const ping = vi.fn<() => Promise<string>>(async () => Promise.resolve('PONG'))
  const guard = requireRedis()
  for (let time = 0; time < 5; time += 1) expect(await ask(guard, { ping }, '/store/carts')).toBe('passed')
  // Once for the requests of a second.
  expect(ping).toHaveBeenCalledOnce()
  expect(await ask(requireRedis(), undefined, '/store/carts')).toBe('passed')
})

it.each<readonly [method: string, path: string, isEventful: boolean]>([
  ['POST', '/store/carts', true],
  ['DELETE', '/store/carts/cart_1/line-items/cali_1', true],
  ['POST', '/admin/products', true],
  ['POST', '/hooks/payment/stripe_stripe', true],
  ['POST', '/auth/customer/emailpass/register', true],
  ['POST', '/auth/customer/emailpass/reset-password/', true],
  ['POST', '/auth/verification/request', true],
  ['POST', '/auth/session', true],
  ['POST', '/auth/customer/emailpass', false],
  ['POST', '/auth/token/refresh', false],
  ['POST', '/auth/mfa/challenges/1/verify', false],
  ['POST', '/store/search', false],
  ['POST', '/store/orders/lookup', false],
  ['GET', '/store/products', false],
  ['OPTIONS', '/store/carts', false],
])('%s %s makes events: %s', (method, path, isEventful) => {
  expect(makesEvents(method, path)).toBe(isEventful)
})

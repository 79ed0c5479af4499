import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

import Redis from 'ioredis'
import { expect, it } from 'vitest'

import { isRedisFault } from './is-redis-fault'

const failureOf = async (redis: Redis) => {
  redis.on('error', () => undefined)
  const failure: unknown = await redis.ping().catch((error: unknown) => error)
  redis.disconnect()
  return failure
}

it('a server that is not there, one that does not answer, and a closed connection are faults of Redis', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const closed = new Redis(port, { lazyConnect: true, enableReadyCheck: false })
  closed.disconnect()
  const failures = [
    await failureOf(new Redis(1, { maxRetriesPerRequest: 1 })),
    await failureOf(new Redis(1, { enableOfflineQueue: false })),
    await failureOf(new Redis(port, { commandTimeout: 50 })),
    await failureOf(closed),
  ]
  silent.close()
  expect(failures.map(isRedisFault)).toEqual([true, true, true, true])
})

it.each([undefined, null, 'text', new Error('Timed-out acquiring lock.'), new Error('fetch failed')])(
  '%s is none',
  (error) => {
    expect(isRedisFault(error)).toBe(false)
  },
)

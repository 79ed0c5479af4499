import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { measureNow } from './measure-now'
import { registry } from './metrics'

const pool = { numUsed: () => 3, numFree: () => 7, numPendingAcquires: () => 2 }

const container = (redis: unknown) =>
  ({
    resolve: (name: string) =>
      name === ContainerRegistrationKeys.PG_CONNECTION ? { client: { pool } } : { redis },
  }) as unknown as MedusaContainer

it('the pool and the queues are measured when they are asked for', async () => {
  const redis = {
    llen: async (key: string) => (key === 'RedisEventBusService:events-queue:wait' ? 4 : 0),
    zcard: async (key: string) => (key === 'RedisEventBusService:events-queue:prioritized' ? 5 : 0),
  }
  await measureNow(container(redis))
  const text = await registry.metrics()
  expect(text).toContain('database_pool_connections{state="used"} 3')
  expect(text).toContain('database_pool_connections{state="waiting"} 2')
  expect(text).toContain('redis_queue_jobs{queue="events",state="waiting"} 9')
  expect(text).toContain('redis_queue_jobs{queue="events",state="failed"} 0')
})

it('the other metrics are there without Redis, and while it is away', async () => {
  const away = async () => Promise.reject(new Error('away'))
  await measureNow(container({ llen: away, zcard: away }))
  await measureNow(container(undefined))
  const text = await registry.metrics()
  expect(text).toContain('database_pool_connections{state="free"} 7')
  expect(text).not.toContain('redis_queue_jobs{')
})

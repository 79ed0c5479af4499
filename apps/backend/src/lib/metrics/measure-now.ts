import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Redis } from 'ioredis'

import { rateLimitModule } from '../../modules/rate-limit'
import type { RateLimitService } from '../../modules/rate-limit/service'
import { databaseConnections, queuedJobs } from './metrics'

/** The part of knex's pool that is read. */
interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

/** The keys under which BullMQ keeps the queues of Medusa's event bus and workflow engine. */
const queues = {
  events: 'RedisEventBusService:events-queue',
  workflows: 'bull:medusa-workflows',
  jobs: 'bull:medusa-workflows-jobs',
} as const

/** Sets the gauges that have a value only when they are read. */
export async function measureNow(container: MedusaContainer): Promise<void> {
  const database: { readonly client: { readonly pool: Pool } } = container.resolve(
    ContainerRegistrationKeys.PG_CONNECTION,
  )
  const { pool } = database.client
  databaseConnections.set({ state: 'used' }, pool.numUsed())
  databaseConnections.set({ state: 'free' }, pool.numFree())
  databaseConnections.set({ state: 'waiting' }, pool.numPendingAcquires())
  const { redis } = container.resolve<RateLimitService>(rateLimitModule)
  // While Redis is unreachable the other metrics are worth more than an error.
  if (redis !== undefined) await measureQueues(redis).catch(() => queuedJobs.reset())
}

async function measureQueues(redis: Redis): Promise<void> {
  for (const [queue, key] of Object.entries(queues)) {
    const [inOrder, prioritized, active, delayed, failed] = await Promise.all([
      redis.llen(`${key}:wait`),
      // Each event of Medusa has a priority, and BullMQ keeps such jobs here.
      redis.zcard(`${key}:prioritized`),
      redis.llen(`${key}:active`),
      redis.zcard(`${key}:delayed`),
      redis.zcard(`${key}:failed`),
    ])
    const waiting = inOrder + prioritized
    for (const [state, jobs] of Object.entries({ waiting, active, delayed, failed }))
      queuedJobs.set({ queue, state }, jobs)
  }
}

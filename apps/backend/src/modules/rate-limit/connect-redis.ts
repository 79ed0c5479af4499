import type { Logger } from '@medusajs/framework/types'
import Redis from 'ioredis'

/** Answers at once that there is no connection, so that nobody waits for one, and goes on trying. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  let isTold = false
  redis.on('ready', () => {
    isTold = false
  })
  // It is said with every try to connect, and once is enough.
  redis.on('error', ({ message }: Error) => {
    if (!isTold)
      logger.warn(`Limits are counted by each process for itself: Redis cannot be reached (${message}).`)
    isTold = true
  })
  return redis
}

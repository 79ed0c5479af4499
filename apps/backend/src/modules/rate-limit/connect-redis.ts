import type { Logger } from '@medusajs/framework/types'
import Redis from 'ioredis'

/** In milliseconds. A Redis that does not answer must not hold up every request. */
const commandTimeout = 2_000

/** Fails commands at once while there is no connection, and keeps reconnecting. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout })
  let isReported = false
  redis.on('ready', () => {
    isReported = false
  })
  // ioredis emits an error for every attempt to connect; one warning is enough.
  redis.on('error', ({ message }: Error) => {
    if (!isReported)
      logger.warn(`Limits are counted by each process for itself: Redis cannot be reached (${message}).`)
    isReported = true
  })
  return redis
}

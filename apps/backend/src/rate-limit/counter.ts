import { createHash } from 'node:crypto'

import type { ICacheService, ILockingModule } from '@medusajs/framework/types'

export interface Allowance {
  /** What is counted: the route and what of it, such as `contact by visitor`. */
  readonly name: string
  readonly times: number
  readonly seconds: number
}

export interface CounterStores {
  readonly cache: Pick<ICacheService, 'get' | 'set'>
  readonly locking: Pick<ILockingModule, 'execute'>
  readonly now?: () => number
}

interface Count {
  readonly times: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/**
 * Counts one more and answers with how many seconds there are to wait; 0 when it is allowed. Counted in windows that
 * begin with the first request, in Medusa's cache, so that several processes on one Redis count together.
 */
export async function countOneMore(
  { cache, locking, now = Date.now }: CounterStores,
  { name, times, seconds }: Allowance,
  who: string,
): Promise<number> {
  // An address somebody typed is nobody's business in a cache.
  const key = `rate-limit:${createHash('sha256').update(`${name}\0${who}`).digest('base64url')}`
  // The cache cannot add one by itself.
  return await locking.execute([key], async () => {
    const kept = await cache.get<Count>(key)
    const current: Count =
      kept !== null && kept.until > now() ? kept : { times: 0, until: now() + seconds * 1000 }
    const left = Math.max(1, Math.ceil((current.until - now()) / 1000))
    if (current.times >= times) return left
    await cache.set(key, { times: current.times + 1, until: current.until }, left)
    return 0
  })
}

import { createHash } from 'node:crypto'

import type { Logger } from '@medusajs/framework/types'
import type Redis from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

import {
  limits as usualLimits,
  pauses,
  type Limit,
  type LimitName,
  type Limits,
  type PausedName,
} from '../../lib/rate-limit/limits'
import { connectRedis } from './connect-redis'

export interface RateLimitOptions {
  readonly limits?: Limits
  /** Shared counters for several processes. Without it, each process counts separately. */
  readonly redisUrl?: string | undefined
}

/** Rate limits by name and key. */
export class RateLimitService {
  private readonly limits: Limits
  /** The process's own connection to Redis, which readiness and metrics use too. */
  readonly redis: Redis | undefined
  private readonly limiters = new Map<string, RateLimiterAbstract>()

  constructor({ logger }: { readonly logger: Logger }, options: RateLimitOptions = {}) {
    this.limits = options.limits ?? usualLimits
    this.redis = options.redisUrl === undefined ? undefined : connectRedis(options.redisUrl, logger)
  }

  /** Name required by Medusa. */
  __hooks = { onApplicationShutdown: async (): Promise<void> => this.close() }

  close(): void {
    this.redis?.disconnect()
  }

  /** Counts an attempt, or several at once. Returns the seconds to wait; 0 when they are allowed. */
  async take(name: LimitName, who: string, attempts = 1): Promise<number> {
    const taken = await consume(this.limiter(name, this.limits[name]), keyOf(who), { attempts })
    return taken.isAllowed ? 0 : taken.seconds
  }

  /** Whether the next attempt would be refused. Counts none. */
  async isUsedUp(name: LimitName, who: string): Promise<boolean> {
    const counted = await this.limiter(name, this.limits[name]).get(keyOf(who))
    return (counted?.consumedPoints ?? 0) >= this.limits[name].times
  }

  /** Undoes one counted attempt. */
  async giveBack(name: LimitName, who: string): Promise<void> {
    await this.limiter(name, this.limits[name]).reward(keyOf(who))
  }

  /** Like `take`, but over the limit it allows one attempt after each of a series of growing pauses, not only after the window. */
  async takeWithPauses(name: PausedName, who: string): Promise<number> {
    const key = keyOf(who)
    const { tries, pause, count } = this.pausing(name)
    const tried = await consume(tries, key)
    if (tried.isAllowed && tried.taken < this.limits[name].times) return 0
    const before = (await count.get(key))?.consumedPoints ?? 0
    const { first, longest } = pauses[name]
    // The request that starts the pause is allowed; of several at once that is one.
    const turn = await consume(pause, key, { seconds: Math.min(longest, first * 2 ** before) })
    if (!turn.isAllowed) return turn.seconds
    await count.penalty(key)
    return 0
  }

  /** The attempts of `takeWithPauses` in the window so far. */
  async triesOf(name: PausedName, who: string): Promise<number> {
    return (await this.pausing(name).tries.get(keyOf(who)))?.consumedPoints ?? 0
  }

  /** Resets the counters of `takeWithPauses`. */
  async forget(name: PausedName, who: string): Promise<void> {
    const { tries, pause, count } = this.pausing(name)
    for (const limiter of [tries, pause, count]) await limiter.delete(keyOf(who))
  }

  private pausing(name: PausedName) {
    const { times, seconds } = this.limits[name]
    return {
      tries: this.limiter(name, { times, seconds }),
      pause: this.limiter(`${name}:pause`, { times: 1, seconds: pauses[name].longest }),
      count: this.limiter(`${name}:pauses`, { times, seconds }),
    }
  }

  private limiter(name: string, limit: Limit): RateLimiterAbstract {
    const known = this.limiters.get(name) ?? this.makeLimiter(name, limit)
    this.limiters.set(name, known)
    return known
  }

  private makeLimiter(name: string, { times, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: `rate-limit:${name}`, points: times, duration: seconds }
    const memory = new RateLimiterMemory(options)
    if (this.redis === undefined) return memory
    // While Redis is unreachable, each process counts in memory: the shop keeps working, with limits.
    return new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    })
  }
}

interface Taken {
  readonly isAllowed: boolean
  /** Attempts in the window so far, including this one. */
  readonly taken: number
  /** Seconds until the window ends. */
  readonly seconds: number
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  { attempts = 1, seconds }: { readonly attempts?: number; readonly seconds?: number } = {},
): Promise<Taken> {
  const options = seconds === undefined ? {} : { customDuration: seconds }
  try {
    return takenOf(await limiter.consume(key, attempts, options), true)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return takenOf(refusal, false)
    throw refusal
  }
}

const takenOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes, isAllowed: boolean): Taken => ({
  isAllowed,
  taken: consumedPoints,
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

/** Hashed, so that Redis stores no email addresses in clear text. */
const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url')

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
} from '../../rate-limit/limits'
import { connectRedis } from './connect-redis'

export interface RateLimitOptions {
  readonly limits?: Limits
  /** Where several processes count together. Without it each counts for itself. */
  readonly redisUrl?: string | undefined
}

/** Counts who does what how often. */
export class RateLimitService {
  private readonly limits: Limits
  private readonly redis: Redis | undefined
  private readonly limiters = new Map<string, RateLimiterAbstract>()

  constructor({ logger }: { readonly logger: Logger }, options: RateLimitOptions = {}) {
    this.limits = options.limits ?? usualLimits
    this.redis = options.redisUrl === undefined ? undefined : connectRedis(options.redisUrl, logger)
  }

  /** Medusa calls it by this name. */
  __hooks = { onApplicationShutdown: async (): Promise<void> => this.close() }

  close(): void {
    this.redis?.disconnect()
  }

  /** Counts one more and answers with how many seconds there are to wait; 0 when it is allowed. */
  async take(name: LimitName, who: string): Promise<number> {
    const taken = await consume(this.limiter(name, this.limits[name]), keyOf(who))
    return taken.isAllowed ? 0 : taken.seconds
  }

  /** Takes back what was counted and should not have been. */
  async giveBack(name: LimitName, who: string): Promise<void> {
    await this.limiter(name, this.limits[name]).reward(keyOf(who))
  }

  /** As `take`, but what is too often is not refused for the rest of the window: it is allowed after pauses that grow. */
  async takeWithPauses(name: PausedName, who: string): Promise<number> {
    const key = keyOf(who)
    const { tries, pause, count } = this.pausing(name)
    const tried = await consume(tries, key)
    if (tried.isAllowed && tried.taken < this.limits[name].times) return 0
    const before = (await count.get(key))?.consumedPoints ?? 0
    const { first, longest } = pauses[name]
    // Whoever starts the pause has the turn; of many at once that is one.
    const turn = await consume(pause, key, Math.min(longest, first * 2 ** before))
    if (!turn.isAllowed) return turn.seconds
    await count.penalty(key)
    return 0
  }

  /** Forgets all that was counted with pauses. */
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
    // While Redis is away each process counts for itself: neither does the shop stop, nor is everything allowed.
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
  /** How often by now, this time included. */
  readonly taken: number
  /** Until it is counted from the beginning again. */
  readonly seconds: number
}

async function consume(limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<Taken> {
  const options = seconds === undefined ? {} : { customDuration: seconds }
  try {
    return takenOf(await limiter.consume(key, 1, options), true)
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

/** An address somebody typed is nobody's business in a Redis. */
const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url')

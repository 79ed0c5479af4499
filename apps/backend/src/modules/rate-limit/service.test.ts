import type { Logger } from '@medusajs/framework/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { limits } from '../../lib/rate-limit/limits'
import { RateLimitService } from './service'

const logger = { warn: vi.fn<(message: string) => void>() }
const asha = 'asha@example.com'

let service: RateLimitService
beforeEach(() => {
  vi.useFakeTimers()
  service = new RateLimitService(
    { logger: logger as unknown as Logger },
    {
      limits: {
        ...limits,
        'contact-by-email': { times: 2, seconds: 60 },
        'sign-in-by-email': { times: 3, seconds: 3600 },
      },
    },
  )
})
afterEach(() => void vi.useRealTimers())

const wait = async (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('A limit', () => {
  const count = async (who = asha) => service.take('contact-by-email', who)

  it('allows the given number of attempts, and then none until the window ends', async () => {
    expect([await count(), await count()]).toEqual([0, 0])
    await wait(15.5)
    expect(await count()).toBe(45)
  })

  it('allows attempts again after the window, whatever was tried in between', async () => {
    for (let times = 0; times < 9; times += 1) await count()
    await wait(60.001)
    expect(await count()).toBe(0)
  })

  it('counts each key and each limit separately', async () => {
    await count()
    await count()
    expect(await count('ravi@example.com')).toBe(0)
    expect(await service.take('newsletter-by-email', asha)).toBe(0)
  })

  it('counts several attempts at once', async () => {
    expect(await service.take('contact-by-email', asha, 2)).toBe(0)
    expect(await count()).toBe(60)
    expect(await service.take('contact-by-email', 'ravi@example.com', 3)).toBe(60)
  })

  it('says whether it is used up, without counting', async () => {
    const isUsedUp = async () => service.isUsedUp('contact-by-email', asha)
    expect([await isUsedUp(), await isUsedUp(), await isUsedUp()]).toEqual([false, false, false])
    await count()
    expect([await isUsedUp(), await count(), await isUsedUp()]).toEqual([false, 0, true])
    await wait(60.001)
    expect(await isUsedUp()).toBe(false)
  })

  it('can undo an attempt', async () => {
    await count()
    await count()
    await service.giveBack('contact-by-email', asha)
    expect(await count()).toBe(0)
  })
})

describe('A limit with pauses', () => {
  const attempt = async (who = asha) => service.takeWithPauses('sign-in-by-email', who)
  const attempts = async (times: number) => {
    const waits: number[] = []
    for (let time = 0; time < times; time += 1) waits.push(await attempt())
    return waits
  }

  it('allows the free attempts, and then one after each pause, which doubles up to the longest', async () => {
    expect(await attempts(4)).toEqual([0, 0, 0, 10])
    const pauses = [10, 20, 40, 60, 60]
    for (const [index, pause] of pauses.slice(0, -1).entries()) {
      await wait(pause - 1)
      expect(await attempt()).toBe(1)
      await wait(1)
      expect(await attempts(2)).toEqual([0, pauses[index + 1]])
    }
  })

  it('is not extended by attempts during a pause', async () => {
    await attempts(50)
    await wait(10)
    expect(await attempts(2)).toEqual([0, 20])
  })

  it('allows one of several simultaneous attempts', async () => {
    const free = Array.from({ length: 20 }, async () => attempt())
    expect((await Promise.all(free)).filter((seconds) => seconds === 0)).toHaveLength(3)
    await wait(10)
    const after = Array.from({ length: 20 }, async () => attempt())
    expect((await Promise.all(after)).filter((seconds) => seconds === 0)).toHaveLength(1)
  })

  it('can be reset for one key alone', async () => {
    await attempts(4)
    for (let times = 0; times < 4; times += 1) await attempt('ravi@example.com')
    await service.forget('sign-in-by-email', asha)
    expect(await attempts(4)).toEqual([0, 0, 0, 10])
    expect(await attempt('ravi@example.com')).toBe(10)
  })
})

/**
 * Skipped without one, because the test command needs nothing installed:
 * `TEST_REDIS_URL=redis://127.0.0.1:6379 pnpm --filter @umber/backend unit rate-limit`
 */
const redisUrl = process.env['TEST_REDIS_URL']

describe.skipIf(redisUrl === undefined)('On one Redis', () => {
  const open = async () => {
    const opened = new RateLimitService(
      { logger: logger as unknown as Logger },
      { limits: { ...limits, 'contact-by-email': { times: 2, seconds: 60 } }, redisUrl },
    )
    await vi.waitFor(() => expect(Reflect.get(opened, 'redis')).toMatchObject({ status: 'ready' }))
    return opened
  }
  const who = `asha-${Date.now()}@example.com`

  it('several processes share their counters', async () => {
    vi.useRealTimers()
    const [one, other] = [await open(), await open()]
    expect(await one.take('contact-by-email', who)).toBe(0)
    expect(await other.take('contact-by-email', who)).toBe(0)
    expect(await one.take('contact-by-email', who)).toBe(60)
    const turns: number[] = []
    for (let time = 0; time < 6; time += 1)
      turns.push(await (time % 2 ? one : other).takeWithPauses('sign-in-by-email-and-visitor', who))
    expect(turns).toEqual([0, 0, 0, 0, 0, 10])
    await other.forget('sign-in-by-email-and-visitor', who)
    expect(await one.takeWithPauses('sign-in-by-email-and-visitor', who)).toBe(0)
    for (const process of [one, other]) process.close()
  })
})

describe('While Redis is unreachable', () => {
  beforeEach(() => {
    vi.useRealTimers()
    // A port without a server.
    service = new RateLimitService(
      { logger: logger as unknown as Logger },
      {
        limits: { ...limits, 'contact-by-email': { times: 2, seconds: 60 } },
        redisUrl: 'redis://127.0.0.1:1',
      },
    )
  })
  afterEach(() => service.close())

  it('each process counts separately, with a single warning', async () => {
    const counts: number[] = []
    for (let times = 0; times < 3; times += 1) counts.push(await service.take('contact-by-email', asha))
    expect(counts).toEqual([0, 0, 60])
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledOnce())
    expect(logger.warn.mock.calls.join()).not.toContain('asha')
  })
})

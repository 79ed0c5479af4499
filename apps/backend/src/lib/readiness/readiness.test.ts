import { setTimeout as wait } from 'node:timers/promises'

import { describe, expect, it, vi } from 'vitest'

import { createReadiness, type Check } from './readiness'

const works: Check = async () => undefined
const fails: Check = async () => {
  throw new Error('secret host is away')
}

describe('A report', () => {
  it('is ready when every check succeeds', async () => {
    const look = createReadiness({ database: works, disk: works })
    expect(await look()).toEqual({ ready: true, checks: { database: 'ok', disk: 'ok' } })
  })

  it('names the check that failed, and tells the reason only to the log', async () => {
    const onFailure = vi.fn<(name: string, error: unknown) => void>()
    const look = createReadiness({ database: works, disk: fails }, { onFailure })
    expect(await look()).toEqual({ ready: false, checks: { database: 'ok', disk: 'failed' } })
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      'disk',
      expect.objectContaining({ message: 'secret host is away' }),
    )
  })

  it('waits no longer than the limit, and a check that hangs is not started again', async () => {
    const hangs = vi.fn<Check>(async () => wait(60_000, undefined, { ref: false }))
    const look = createReadiness({ database: hangs, disk: works }, { limit: 5, keep: 0 })
    const slow = { ready: false, checks: { database: 'too slow', disk: 'ok' } }
    expect([await look(), await look()]).toEqual([slow, slow])
    expect(hangs).toHaveBeenCalledOnce()
  })

  it('is kept for a while, so that many requests are one check', async () => {
    const state = { now: 0, check: works }
    const check = vi.fn<Check>(async () => state.check())
    const look = createReadiness({ database: check }, { keep: 2000, now: () => state.now })
    await Promise.all(Array.from({ length: 50 }, look))
    state.check = fails
    state.now = 1999
    expect((await look()).ready).toBe(true)
    expect(check).toHaveBeenCalledOnce()
    state.now = 2000
    expect((await look()).ready).toBe(false)
    state.check = works
    state.now = 4000
    expect((await look()).ready).toBe(true)
  })
})

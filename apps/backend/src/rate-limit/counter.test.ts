import { beforeEach, describe, expect, it } from 'vitest'

import { countOneMore, type CounterStores } from './counter'

const allowance = { name: 'letters', times: 2, seconds: 60 }
let now: number
let kept: Map<string, unknown>
let stores: CounterStores

beforeEach(() => {
  now = 1_000_000
  kept = new Map()
  stores = {
    now: () => now,
    locking: { execute: async (_keys, job) => await job() },
    cache: {
      get: async <Value>(key: string) => (kept.get(key) ?? null) as Value | null,
      set: async (key: string, value: unknown) => void kept.set(key, value),
    },
  }
})

const count = async (who = 'asha@example.com') => countOneMore(stores, allowance, who)

describe('What is counted', () => {
  it('is allowed so many times, and then has to wait for the rest of the window', async () => {
    expect([await count(), await count()]).toEqual([0, 0])
    now += 15_500
    expect(await count()).toBe(45)
  })

  it('is allowed again when the window is over, however often it was tried meanwhile', async () => {
    for (let times = 0; times < 9; times += 1) await count()
    now += 60_001
    expect(await count()).toBe(0)
  })

  it('is counted for each on its own', async () => {
    await count()
    await count()
    expect(await count('ravi@example.com')).toBe(0)
  })

  it('leaves no address in the cache', async () => {
    await count()
    expect([...kept.keys()].join()).not.toContain('asha')
  })
})

import { describe, expect, it } from 'vitest'

import { withLocks } from './with-locks'

/** Locks with a queue per key, like Medusa's, that record who took which key. */
function locks() {
  const lines = new Map<string, Promise<unknown>>()
  const taken: string[] = []
  const timeouts: (number | undefined)[] = []
  const expirations: (number | undefined)[] = []
  const execute = async <Result>(
    keys: string | string[],
    job: () => Promise<Result>,
    { timeout, expire }: { timeout?: number; expire?: number } = {},
  ): Promise<Result> => {
    const key = [keys].flat().join()
    timeouts.push(timeout)
    expirations.push(expire)
    const before = lines.get(key) ?? Promise.resolve()
    const mine = before.then(async () => {
      taken.push(key)
      return await job()
    })
    lines.set(
      key,
      mine.catch(() => {}),
    )
    return await mine
  }
  return { execute, taken, timeouts, expirations }
}

describe('Work under locks', () => {
  it('locks its keys one by one in sorted order', async () => {
    const locking = locks()
    const patience = { until: Date.now() + 10_000 }
    await Promise.all([
      withLocks(locking, ['b', 'a'], async () => {}, patience),
      withLocks(locking, ['a', 'b', 'a'], async () => {}, patience),
    ])
    expect(locking.taken).toEqual(['a', 'b', 'a', 'b'])
  })

  it('never runs twice at the same time', async () => {
    const locking = locks()
    let working = 0
    let most = 0
    const work = async (): Promise<void> => {
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setTimeout(resolve, 2))
      working -= 1
    }
    const all = Array.from({ length: 8 }, async (_, index) =>
      withLocks(locking, index % 2 === 0 ? ['a', 'b'] : ['b', 'c'], work, { until: Date.now() + 10_000 }),
    )
    await Promise.all(all)
    expect(most).toBe(1)
  })

  it('waits for all its keys no longer than its timeout', async () => {
    const locking = locks()
    let now = 0
    await withLocks(locking, ['a', 'b'], async () => {}, { until: 25_000, now: () => (now += 5000) })
    expect(locking.timeouts).toEqual([20, 15])
  })

  it('leaves its keys soon when its process is killed', async () => {
    const locking = locks()
    await withLocks(locking, ['a', 'b'], async () => {}, { until: Date.now() + 10_000 })
    expect(locking.expirations).toEqual([10, 10])
  })
})

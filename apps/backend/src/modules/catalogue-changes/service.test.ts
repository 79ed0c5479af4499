import type { Logger } from '@medusajs/framework/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { changeOf, type CatalogueChange } from '../../lib/catalogue/catalogue-change'
import { CatalogueChangesService, type Follow } from './service'

const error = vi.fn<Logger['error']>()
const follow = vi.fn<Follow>()
const logger = { error } as unknown as Logger

const priceChange = (id: number): CatalogueChange => changeOf('pricing.price.created', { id: `price_${id}` })
const followed = () => follow.mock.calls.map(([change]) => [...(change.get('price') ?? [])])

beforeEach(() => {
  vi.useFakeTimers()
  follow.mockReset().mockResolvedValue()
  error.mockReset()
})

afterEach(() => void vi.useRealTimers())

describe('Changes of the catalogue', () => {
  it('are followed together when they come together, each thing once', async () => {
    const service = new CatalogueChangesService({ logger })
    for (const id of [1, 2, 1]) service.note(priceChange(id), follow)
    expect(follow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(150)
    expect(followed()).toEqual([['price_1', 'price_2']])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(follow).toHaveBeenCalledTimes(1)
  })

  it('wait at most two seconds while others come', async () => {
    const service = new CatalogueChangesService({ logger })
    for (let passed = 0; passed < 2000; passed += 100) {
      expect(follow).not.toHaveBeenCalled()
      service.note(priceChange(passed), follow)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(followed()).toEqual([Array.from({ length: 20 }, (_, index) => `price_${index * 100}`)])
  })

  it('are followed one after the other', async () => {
    const service = new CatalogueChangesService({ logger })
    let end = (): void => {}
    follow.mockReturnValueOnce(new Promise((resolve) => (end = resolve)))
    service.note(priceChange(1), follow)
    await vi.advanceTimersByTimeAsync(150)
    service.note(priceChange(2), follow)
    await vi.advanceTimersByTimeAsync(1000)
    expect(followed()).toEqual([['price_1']])
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(followed()).toEqual([['price_1'], ['price_2']])
  })

  it('are tried again after a failure, and hold up none after the last one', async () => {
    const service = new CatalogueChangesService({ logger })
    follow.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
    service.note(priceChange(1), follow)
    await vi.advanceTimersByTimeAsync(150 + 1000 + 5000)
    expect(followed()).toEqual([['price_1'], ['price_1'], ['price_1']])
    expect(error).toHaveBeenCalledTimes(2)
    for (let times = 0; times < 4; times += 1) follow.mockRejectedValueOnce(new Error('away'))
    service.note(priceChange(2), follow)
    await vi.advanceTimersByTimeAsync(150 + 26_000)
    service.note(priceChange(3), follow)
    await vi.advanceTimersByTimeAsync(150)
    expect(followed().at(-1)).toEqual(['price_3'])
  })

  it('are followed at their moment, once for each', async () => {
    const service = new CatalogueChangesService({ logger })
    const at = Date.now() + 5000
    service.noteAt('plist_1', at, priceChange(1), follow)
    service.noteAt('plist_1', at, priceChange(1), follow)
    await vi.advanceTimersByTimeAsync(5000)
    expect(follow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(150)
    service.noteAt('plist_1', at, priceChange(1), follow)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(follow).toHaveBeenCalledTimes(1)
  })

  it('that wait when the process ends are followed at once, and no moment is waited for', async () => {
    const service = new CatalogueChangesService({ logger })
    service.noteAt('plist_1', Date.now() + 5000, priceChange(1), follow)
    service.note(priceChange(2), follow)
    await service.close()
    expect(followed()).toEqual([['price_2']])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(follow).toHaveBeenCalledTimes(1)
  })
})

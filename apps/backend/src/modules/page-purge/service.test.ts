import type { Logger } from '@medusajs/framework/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { postPurge } from '../../lib/page-purge/post-purge'
import { PagePurgeService } from './service'

vi.mock('../../lib/page-purge/post-purge', () => ({ postPurge: vi.fn<typeof postPurge>() }))

const purge = { urls: ['http://one.example/purge', 'http://two.example/purge'], token: 'secret' }
const warn = vi.fn<Logger['warn']>()
const logger = { warn } as unknown as Logger

const serviceWith = (options = {}) => new PagePurgeService({ logger }, options)
const calls = () => vi.mocked(postPurge).mock.calls.map(([call]) => call)

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(postPurge).mockReset().mockResolvedValue({ kind: 'dropped' })
  warn.mockReset()
})

afterEach(() => void vi.useRealTimers())

describe('A change of the catalogue', () => {
  it('is one call to each server of the shop, with two more attempts', async () => {
    const service = serviceWith({ purge })
    service.request()
    await vi.advanceTimersByTimeAsync(500)
    expect(calls().map(({ url }) => url)).toEqual(purge.urls)
    expect(calls()[0]).toMatchObject({ token: 'secret', pauses: [1000, 5000] })
    expect(warn).not.toHaveBeenCalled()
  })

  it('waits for others, which are the same call', async () => {
    const service = serviceWith({ purge })
    service.request()
    await vi.advanceTimersByTimeAsync(400)
    service.request()
    await vi.advanceTimersByTimeAsync(499)
    expect(calls()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls()).toHaveLength(2)
  })

  it('names the regions that changed, of all that wait, and none when something else changed too', async () => {
    const service = serviceWith({ purge })
    const scopes = () => calls().map(({ scope }) => scope)
    service.request({ kind: 'regions', ids: ['reg_1'] })
    service.request({ kind: 'regions', ids: ['reg_2', 'reg_1'] })
    await vi.advanceTimersByTimeAsync(500)
    expect(scopes()[0]).toEqual({ kind: 'regions', ids: ['reg_1', 'reg_2'] })
    service.request({ kind: 'regions', ids: ['reg_1'] })
    service.request()
    await vi.advanceTimersByTimeAsync(500)
    expect(scopes()[2]).toEqual({ kind: 'all' })
  })

  it('waits at most five seconds while others follow', async () => {
    const service = serviceWith({ purge })
    for (let passed = 0; passed < 5000; passed += 100) {
      expect(calls()).toHaveLength(0)
      service.request()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(calls()).toHaveLength(2)
  })

  it('after a call is another call', async () => {
    const service = serviceWith({ purge })
    service.request()
    await vi.advanceTimersByTimeAsync(500)
    service.request()
    await vi.advanceTimersByTimeAsync(500)
    expect(calls()).toHaveLength(4)
  })

  it('is logged for a server that does not drop its pages', async () => {
    vi.mocked(postPurge).mockResolvedValueOnce({ kind: 'failed', reason: 'the answer was 401' })
    serviceWith({ purge }).request()
    await vi.advanceTimersByTimeAsync(500)
    expect(warn.mock.calls).toEqual([
      ['http://one.example/purge did not drop its rendered pages: the answer was 401.'],
    ])
  })

  it('calls nothing without the settings', async () => {
    const service = serviceWith()
    service.request()
    await vi.advanceTimersByTimeAsync(10_000)
    await service.close()
    expect(calls()).toHaveLength(0)
  })

  it('that waits when the process ends is sent at once, in one attempt', async () => {
    const service = serviceWith({ purge })
    service.request()
    await service.close()
    expect(calls().map(({ pauses }) => pauses)).toEqual([[], []])
    expect(calls()[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls()).toHaveLength(2)
  })
})

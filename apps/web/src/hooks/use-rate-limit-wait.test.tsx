import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '@umber/storefront-core'
import { useRateLimitWait } from './use-rate-limit-wait.ts'

const refusal = (retryAfter?: number): Failure => ({
  kind: 'busy',
  status: 429,
  retryable: true,
  ...(retryAfter !== undefined && { retryAfter }),
})

describe('[F-6] a rate limit wait', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const wait = (failure: Failure) => {
    const { result } = renderHook(() => useRateLimitWait())
    let isWait = false
    act(() => {
      isWait = result.current.beginAfter(failure)
    })
    return { result, isWait }
  }
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  it('shows how long it lasts, and when it is over', async () => {
    const { result } = wait(refusal(7_000))
    expect(result.current).toMatchObject({
      isOn: true,
      words: 'That was asked too often. Please try again in 7 seconds.',
    })
    await pass(6.9)
    expect(result.current.isOn).toBe(true)
    await pass(0.2)
    expect(result.current).toMatchObject({ isOn: false, words: 'You can try again now.' })
    act(() => result.current.end())
    expect(result.current).toMatchObject({ isOn: false, words: undefined })
  })

  it('shows the remaining minutes of a long wait', async () => {
    const { result } = wait(refusal(600_000))
    const minutes = () => /again in (.*)\.$/.exec(result.current.words ?? '')?.[1]
    expect(minutes()).toBe('10 minutes')
    const announced: (string | undefined)[] = []
    for (let minute = 1; minute < 10; minute += 1) {
      await pass(60)
      announced.push(minutes())
    }
    const left = [9, 8, 7, 6, 5, 4, 3, 2].map((count) => `${count} minutes`)
    expect(announced).toEqual([...left, '90 seconds'])
    expect(result.current.isOn).toBe(true)
    await pass(60)
    expect(result.current.isOn).toBe(false)
  })

  it('does not block retries when its length is unknown', () => {
    const { result, isWait } = wait(refusal())
    expect(isWait).toBe(true)
    expect(result.current).toMatchObject({
      isOn: false,
      words: 'That was asked too often. Please try again in a few minutes.',
    })
  })

  it('does not start for other refusals', () => {
    const { result, isWait } = wait({ kind: 'busy', status: 503, retryable: true, retryAfter: 7_000 })
    expect(isWait).toBe(false)
    expect(result.current).toMatchObject({ isOn: false, words: undefined })
  })
})

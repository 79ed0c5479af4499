import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTipTiming } from './tooltip-timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('A tip', () => {
  it('[ROUTE-09] opens after 700 ms', () => {
    const timing = createTipTiming(Date.now)
    const show = vi.fn<() => void>()
    timing.enter(show)
    vi.advanceTimersByTime(699)
    expect(show).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(show).toHaveBeenCalledOnce()
  })

  it('[ROUTE-09] opens at once within 300 ms after another tip', () => {
    const timing = createTipTiming(Date.now)
    const second = vi.fn<() => void>()
    timing.enter(vi.fn<() => void>())
    vi.advanceTimersByTime(700)
    timing.leave()
    vi.advanceTimersByTime(299)
    timing.enter(second)
    expect(second).toHaveBeenCalledOnce()
  })

  it('[ROUTE-09] waits again when the other tip closed 300 ms ago', () => {
    const timing = createTipTiming(Date.now)
    const second = vi.fn<() => void>()
    timing.enter(vi.fn<() => void>())
    vi.advanceTimersByTime(700)
    timing.leave()
    vi.advanceTimersByTime(300)
    timing.enter(second)
    expect(second).not.toHaveBeenCalled()
  })

  it('does not open when the pointer only passes', () => {
    const timing = createTipTiming(Date.now)
    const show = vi.fn<() => void>()
    timing.enter(show)
    vi.advanceTimersByTime(300)
    timing.leave()
    timing.enter(show)
    timing.leave()
    vi.advanceTimersByTime(5_000)
    expect(show).not.toHaveBeenCalled()
  })
})

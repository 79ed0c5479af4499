import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endWithRunner } from './end-with-runner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ends once when the pnpm above is gone', () => {
  const end = vi.fn<() => void>()
  let parent = 100
  endWithRunner({ npm_lifecycle_event: 'serve' }, end, () => parent)
  vi.advanceTimersByTime(5000)
  expect(end).not.toHaveBeenCalled()
  parent = 1
  vi.advanceTimersByTime(5000)
  expect(end).toHaveBeenCalledOnce()
})

it('lets a shell leave it running', () => {
  const end = vi.fn<() => void>()
  let parent = 100
  endWithRunner({}, end, () => parent)
  parent = 1
  vi.advanceTimersByTime(5000)
  expect(end).not.toHaveBeenCalled()
})

import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TopProgress } from './top-progress.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const value = () => Number(screen.getByRole('progressbar').getAttribute('value'))
const pass = (time: number) => {
  act(() => void vi.advanceTimersByTime(time))
}

it('[ROUTE-05] climbs towards 90 % while a page loads, completes, and disappears half a second later', () => {
  const { rerender } = render(<TopProgress loading />)
  const first = value()
  pass(600)
  expect(value()).toBeGreaterThan(first)
  pass(60_000)
  expect(value()).toBeLessThanOrEqual(90)

  rerender(<TopProgress loading={false} />)
  expect(value()).toBe(100)
  pass(499)
  expect(value()).toBe(100)
  pass(1)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

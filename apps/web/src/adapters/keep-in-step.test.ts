import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInStep } from './keep-in-step.ts'

let now = 0
let stop: () => void
const refresh = vi.fn<() => Promise<void>>()

beforeEach(() => {
  now = 100_000
  refresh.mockReset().mockResolvedValue(undefined)
  stop = keepInStep(refresh, () => now)
})
afterEach(() => stop())

it('reads the cart again when the shopper comes back to the tab [F-45]', () => {
  now += 5000
  window.dispatchEvent(new Event('focus'))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('reads it once for the two events that one return raises', () => {
  now += 5000
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('reads it at once when the network is back [F-2]', () => {
  window.dispatchEvent(new Event('online'))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('asks anew at once when a page comes back out of the browser’s memory, and not at a plain load [F-92]', () => {
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
  window.dispatchEvent(shown(false))
  expect(refresh).not.toHaveBeenCalled()
  window.dispatchEvent(shown(true))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('stops when told to', () => {
  stop()
  now += 5000
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  expect(refresh).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refetchOnFocus } from './refetch-on-focus.ts'

let now = 0
let stop: () => void
const refresh = vi.fn<() => Promise<void>>()

beforeEach(() => {
  now = 100_000
  refresh.mockReset().mockResolvedValue(undefined)
  stop = refetchOnFocus(refresh, () => now)
})
afterEach(() => stop())

it('refreshes when the tab gets focus [F-45]', () => {
  now += 5000
  window.dispatchEvent(new Event('focus'))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('refreshes once for the two events of one return', () => {
  now += 5000
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('refreshes at once when the network returns [F-2]', () => {
  window.dispatchEvent(new Event('online'))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('refreshes at once when a page is restored from the back/forward cache, and not on a normal load [F-92]', () => {
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
  window.dispatchEvent(shown(false))
  expect(refresh).not.toHaveBeenCalled()
  window.dispatchEvent(shown(true))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('stops after unsubscribing', () => {
  stop()
  now += 5000
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  expect(refresh).not.toHaveBeenCalled()
})

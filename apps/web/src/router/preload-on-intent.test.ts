import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadOnIntent } from './preload-on-intent.ts'

const preloaded = vi.fn<(path: string) => void>()
let end = () => undefined as void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<a href="/cart"><span>Cart</span></a><a href="https://elsewhere.test/">Other</a><p>Words</p>'
  end = preloadOnIntent(({ pathname }) => preloaded(pathname))
})
afterEach(() => {
  end()
  preloaded.mockClear()
  vi.useRealTimers()
})

const over = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

it('preloads a link that the pointer rests on, once', () => {
  over('span')
  vi.advanceTimersByTime(79)
  expect(preloaded).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(preloaded.mock.calls).toEqual([['/cart']])
})

it('preloads no link that the pointer only passes', () => {
  over('span')
  vi.advanceTimersByTime(40)
  over('p')
  vi.advanceTimersByTime(500)
  expect(preloaded).not.toHaveBeenCalled()
})

it('preloads a touched link at once, and no link of another site', () => {
  over('span', 'touchstart')
  over('a[href^="https"]', 'touchstart')
  expect(preloaded.mock.calls).toEqual([['/cart']])
})

it('stops when it is ended', () => {
  over('span')
  end()
  vi.advanceTimersByTime(500)
  expect(preloaded).not.toHaveBeenCalled()
})

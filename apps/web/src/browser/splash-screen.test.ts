import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideSplashScreen } from './splash-screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="splash-screen"></div>'
})
afterEach(() => vi.useRealTimers())

const screen = () => document.getElementById('splash-screen')
const isLeaving = () => screen()?.hasAttribute('data-leaving')

it('[ROUTE-03] covers the page for 2000 ms', () => {
  hideSplashScreen(document, { least: 2000, seenSince: 150, now: 150 })
  vi.advanceTimersByTime(1999)
  expect(isLeaving()).toBe(false)

  vi.advanceTimersByTime(1)
  expect(isLeaving()).toBe(true)

  vi.advanceTimersByTime(300)
  expect(screen()).toBeNull()
})

it('counts from the first paint', () => {
  hideSplashScreen(document, { least: 2000, seenSince: 100, now: 700 })
  vi.advanceTimersByTime(1399)
  expect(isLeaving()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isLeaving()).toBe(true)
})

it('[LIVE-08] has no minimum time in the live shop', () => {
  hideSplashScreen(document, { least: 0, seenSince: 100, now: 100 })
  vi.advanceTimersByTime(0)
  expect(isLeaving()).toBe(true)
})

import { afterEach, expect, it, vi } from 'vitest'
import { consoleLog } from './console-log.ts'

afterEach(() => vi.restoreAllMocks())

it('logs a handled failure as a warning in one line', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  consoleLog.note('Cart: add-failed', { kind: 'unreachable' })
  expect(warn.mock.calls).toEqual([['Cart: add-failed {"kind":"unreachable"}']])
})

it('logs a misconfiguration as an error', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  consoleLog.note('Cart: load-failed', { kind: 'misconfigured', status: 400 })
  expect(error.mock.calls).toEqual([['Cart: load-failed {"kind":"misconfigured","status":400}']])
  // test/setup.ts fails every test that logs an error.
  error.mockClear()
})

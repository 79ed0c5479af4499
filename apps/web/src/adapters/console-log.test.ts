import { afterEach, expect, it, vi } from 'vitest'
import { consoleLog } from './console-log.ts'

afterEach(() => vi.restoreAllMocks())

it('a failure that the shop lives with is a warning, in one line', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  consoleLog.note('Cart: add-failed', { kind: 'unreachable' })
  expect(warn.mock.calls).toEqual([['Cart: add-failed {"kind":"unreachable"}']])
})

it('a shop that is set up wrongly is an error', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  consoleLog.note('Cart: load-failed', { kind: 'misconfigured', status: 400 })
  expect(error.mock.calls).toEqual([['Cart: load-failed {"kind":"misconfigured","status":400}']])
  // Every other call of it fails a test.
  error.mockClear()
})

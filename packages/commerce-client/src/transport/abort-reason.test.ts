import { expect, test } from 'vitest'
import { abortReason } from './timeout.ts'

test('the reason of a signal is the one it was aborted with', () => {
  const reason = { why: 'the shopper left' }
  expect(abortReason(AbortSignal.abort(reason))).toBe(reason)
})

test('a signal without a reason gives an AbortError, and never undefined', () => {
  const signal = { aborted: true } as AbortSignal
  expect(abortReason(signal)).toMatchObject({ name: 'AbortError', message: 'Aborted' })
})

import { expect, it } from 'vitest'
import { failureSentence, withReference } from './failure.ts'

it('names the request of a failure on a line of its own', () => {
  expect(failureSentence({ kind: 'broken', requestId: 'req_1' })).toBe(
    'Something is wrong on our side. Try again in a moment.\nReference: req_1',
  )
  expect(failureSentence({ kind: 'busy', retryAfter: 5_000, requestId: 'req_1' })).toBe(
    'The shop is very busy. Try again in 5 seconds.\nReference: req_1',
  )
})

it('names no request that the backend has not named, and none when too few are left', () => {
  expect(failureSentence({ kind: 'unreachable' })).not.toContain('Reference')
  expect(failureSentence(undefined)).not.toContain('Reference')
  expect(failureSentence({ kind: 'rejected', code: 'insufficient_inventory', requestId: 'req_1' })).toBe(
    'There are not that many left.',
  )
})

it('adds the reference to a sentence of the page', () => {
  expect(withReference('Not sent.', { requestId: 'req_1' })).toBe('Not sent.\nReference: req_1')
  expect(withReference('Not sent.', undefined)).toBe('Not sent.')
})

import { expect, it } from 'vitest'
import { keepingLog } from '../../test/support/failure-log.ts'
import type { Failure } from './failure.ts'
import { noteFailure } from './note-failure.ts'

const noted = (failure: Partial<Failure>) => {
  const log = keepingLog()
  noteFailure(log, 'Reading failed', { kind: 'rejected', retryable: false, ...failure })
  return log.noted
}

it('a failure is logged with its identifying fields', () => {
  const failure = { status: 409, type: 'not_allowed', code: 'insufficient_inventory', requestId: 'req-7f' }
  expect(noted(failure)).toEqual([['Reading failed', { kind: 'rejected', ...failure }]])
})

it.each([
  'asha@example.com',
  'Asha Rao',
  '4111111111111111',
  '4111-1111-1111-1111',
  'card4111111111111111',
  'a'.repeat(65),
  '<script>',
  '',
])('nothing a server might say of a person is: %j', (words) => {
  expect(noted({ message: words, type: words, code: words, requestId: words })).toEqual([
    ['Reading failed', { kind: 'rejected' }],
  ])
})

it('without a log nothing is recorded', () => {
  expect(() => noteFailure(undefined, 'Reading failed', { kind: 'broken', retryable: true })).not.toThrow()
})

import { FetchError, NetworkError, TimeoutError, UnreadableError } from '@umber/commerce-client'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureFrom, isAbandoned } from './failure-from-error.ts'

const refusal = (status: number, details = {}) => new FetchError('No', 'No', status, details)

describe('A failure', () => {
  it.each([
    [400, {}, 'rejected'],
    [401, {}, 'unauthorized'],
    [403, {}, 'unauthorized'],
    [404, { type: 'not_found' }, 'missing'],
    [408, {}, 'timeout'],
    [409, {}, 'rejected'],
    [422, {}, 'rejected'],
    [429, {}, 'busy'],
    [503, {}, 'busy'],
    [500, {}, 'broken'],
    [502, {}, 'broken'],
    [504, {}, 'broken'],
    [304, {}, 'unknown'],
  ] as const)('made of a %d %o is %s', (status, details, kind) => {
    expect(failureFrom(refusal(status, details))).toMatchObject({ kind, status })
  })

  it.each([
    'Publishable API key required in the request header: x-publishable-api-key.',
    'A valid publishable key is required to proceed with the request',
  ])('[F-17] says that the shop is set up wrongly when the backend says %j', (message) => {
    const error = new FetchError(message, 'Bad Request', 400, { type: 'not_allowed' })
    expect(failureFrom(error).kind).toBe('misconfigured')
  })

  it('distinguishes a sold-out variant from a wrong key, though both are 400 not_allowed', () => {
    const error = refusal(400, { type: 'not_allowed', code: 'insufficient_inventory' })
    expect(failureFrom(error)).toMatchObject({ kind: 'rejected', code: 'insufficient_inventory' })
  })

  it('says why there was no answer', () => {
    expect(failureFrom(new NetworkError('fetch failed'))).toMatchObject({
      kind: 'unreachable',
      retryable: true,
    })
    expect(failureFrom(new TimeoutError('Too slow', 15_000))).toMatchObject({
      kind: 'timeout',
      retryable: true,
    })
    expect(failureFrom(new UnreadableError('Not JSON', { status: 200 }))).toMatchObject({
      kind: 'unreadable',
    })
  })

  it('keeps the fields that support needs', () => {
    const error = refusal(404, { type: 'not_found', code: 'gone', requestId: 'req_1', retryAfter: 7_000 })
    expect(failureFrom(error)).toEqual({
      kind: 'missing',
      status: 404,
      type: 'not_found',
      code: 'gone',
      message: 'No',
      requestId: 'req_1',
      retryAfter: 7_000,
      retryable: false,
    })
  })

  it('[F-12] keeps no more than 200 characters of a message', () => {
    const error = new FetchError('x'.repeat(40_000), '', 502)
    expect(failureFrom(error).message).toHaveLength(200)
  })

  it('is unknown for errors of other origin', () => {
    expect(failureFrom(new RangeError('Off by one'))).toEqual({
      kind: 'unknown',
      message: 'Off by one',
      retryable: false,
    })
    expect(failureFrom('no')).toEqual({ kind: 'unknown', retryable: false })
  })

  it('can be made from any value', () => {
    const trap = new Proxy({}, { get: () => expect.unreachable, has: () => Boolean(fc) })
    const thrower = new Proxy(new NetworkError('x'), {
      get: () => {
        throw new Error('No reading')
      },
    })
    expect(failureFrom(trap).kind).toBe('unknown')
    expect(failureFrom(thrower).kind).toBe('unknown')
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(failureFrom(value)).toMatchObject({ kind: 'unknown' })
      }),
    )
  })

  it('does not include an aborted request', () => {
    expect(isAbandoned(new DOMException('Left the page', 'AbortError'))).toBe(true)
    expect(isAbandoned(new NetworkError('x'))).toBe(false)
    expect(isAbandoned(null)).toBe(false)
  })
})

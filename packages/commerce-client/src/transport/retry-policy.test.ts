import { describe, expect, test } from 'vitest'
import { FetchError } from '../errors/fetch-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import { retryPolicy } from './request.ts'
import { retryDelay } from './retry.ts'

describe('the policy', () => {
  test.each([
    ['GET', undefined, undefined, {}],
    ['HEAD', undefined, undefined, {}],
    ['GET', { attempts: 2 }, undefined, { attempts: 2 }],
    ['GET', { attempts: 2 }, { delay: 5 }, { attempts: 2, delay: 5 }],
    ['GET', false, undefined, undefined],
    ['GET', undefined, false, undefined],
    ['GET', false, true, {}],
    ['POST', undefined, undefined, { onlyPostponed: true }],
    ['POST', { attempts: 9 }, undefined, { attempts: 9, onlyPostponed: true }],
    ['POST', true, undefined, { onlyPostponed: true }],
    ['DELETE', true, undefined, { onlyPostponed: true }],
    ['POST', false, undefined, undefined],
    ['POST', undefined, false, undefined],
    ['POST', undefined, { attempts: 2 }, { attempts: 2 }],
    ['POST', { attempts: 9 }, true, { attempts: 9 }],
  ] as const)('of a %s, client %j, call %j', (method, client, call, expected) => {
    expect(retryPolicy(method === 'GET' || method === 'HEAD', client, call)).toEqual(expected)
  })
})

describe('the delay', () => {
  const latest = () => 1 - Number.EPSILON
  const broken = new NetworkError('x')

  test.each([408, 429, 502, 503, 504])('is there after status %d', (status) => {
    expect(retryDelay(new FetchError('x', '', status), 1, {}, () => 0)).toBe(500)
  })

  test.each([304, 400, 401, 403, 404, 409, 422, 500, 501, 505])('is not there after status %d', (status) => {
    expect(retryDelay(new FetchError('x', '', status), 1, {}, () => 0)).toBeUndefined()
  })

  test('is there after a network error and a timeout, not after nonsense or a foreign error', () => {
    expect(retryDelay(broken, 1, {}, () => 0)).toBe(500)
    expect(retryDelay(new TimeoutError('x', 1), 1, {}, () => 0)).toBe(500)
    expect(retryDelay(new UnreadableError('x'), 1, {}, () => 0)).toBeUndefined()
    expect(retryDelay(new TypeError('x'), 1, {}, () => 0)).toBeUndefined()
  })

  test('doubles up to its cap, between half and all of it', () => {
    const many = { attempts: 20 }
    const delays = [1, 2, 3, 4, 5, 6, 7].map((attempt) => [
      retryDelay(broken, attempt, many, () => 0),
      Math.round(retryDelay(broken, attempt, many, latest) ?? 0),
    ])
    expect(delays).toEqual([
      [500, 1000],
      [1000, 2000],
      [2000, 4000],
      [4000, 8000],
      [8000, 16_000],
      [15_000, 30_000],
      [15_000, 30_000],
    ])
  })

  test('of a write is there after a 429 that says how long, and after nothing else', () => {
    const delayOf = (error: unknown) =>
      retryDelay(error, 1, { onlyPostponed: true, when: () => true }, () => 0)
    expect(delayOf(new FetchError('x', '', 429, { retryAfter: 2000 }))).toBe(2000)
    expect(delayOf(new FetchError('x', '', 429, { retryAfter: 30_001 }))).toBeUndefined()
    expect(delayOf(new FetchError('x', '', 429))).toBeUndefined()
    expect(delayOf(new FetchError('x', '', 503, { retryAfter: 2000 }))).toBeUndefined()
    expect(delayOf(broken)).toBeUndefined()
  })

  test('is not there after a 429 when another is patient with those', () => {
    const delayOf = (status: number) =>
      retryDelay(new FetchError('x', '', status, { retryAfter: 1 }), 1, { afterLimit: false }, () => 0)
    expect(delayOf(429)).toBeUndefined()
    expect(delayOf(503)).toBe(1)
  })

  test('ends after the last attempt', () => {
    expect(retryDelay(broken, 3, {}, () => 0)).toBeDefined()
    expect(retryDelay(broken, 4, {}, () => 0)).toBeUndefined()
  })

  test('is what the server asks for, up to the cap and no further', () => {
    const busy = (retryAfter: number) => new FetchError('x', '', 429, { retryAfter })
    expect(retryDelay(busy(2000), 1, {}, () => 0)).toBe(2000)
    expect(retryDelay(busy(30_000), 1, {}, () => 0)).toBe(30_000)
    expect(retryDelay(busy(30_001), 1, {}, () => 0)).toBeUndefined()
  })
})

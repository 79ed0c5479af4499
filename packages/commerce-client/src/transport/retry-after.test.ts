import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry.ts'

const now = Date.UTC(2026, 0, 1, 12, 0, 0)

test.each([
  ['2', 2000],
  ['0', 0],
  [' 30 ', 30_000],
  ['Thu, 01 Jan 2026 12:00:10 GMT', 10_000],
  ['Thu, 01 Jan 2026 11:59:00 GMT', 0],
])('reads %j as %d ms', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected)
})

test.each([null, '', '   ', '-5', '2.5', 'soon', 'NaN', '1e3', '0x10'])('ignores %j', (header) => {
  expect(parseRetryAfter(header, now)).toBeUndefined()
})

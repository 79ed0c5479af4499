import { expect, it } from 'vitest'

import { longestList, mostLines, turnsFor } from './cart-size'

it.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [mostLines, 21],
])('a change of a cart of %i lines counts %i times', (lines, times) => {
  expect(turnsFor(lines)).toBe(times)
})

it.each<readonly [body: unknown, length: number]>([
  [undefined, 0],
  [null, 0],
  [{ email: 'a@shop.example' }, 0],
  ['text', 0],
  [{ items: [1, 2, 3] }, 3],
  [{ items: [1], promo_codes: ['A', 'B'] }, 2],
  [[{ option_id: 'so_1' }, { option_id: 'so_1' }], 2],
])('the longest list of %j has %i entries', (body, length) => {
  expect(longestList(body)).toBe(length)
})

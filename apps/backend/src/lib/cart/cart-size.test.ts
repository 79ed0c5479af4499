import { expect, it } from 'vitest'

import { mostLines, turnsFor } from './cart-size'

it.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [mostLines, 21],
])('a change of a cart of %i lines counts %i times', (lines, times) => {
  expect(turnsFor(lines)).toBe(times)
})

import { expect, it } from 'vitest'

import { ratingOf } from './rating'

it('A product without a review has no rating', () => {
  expect(ratingOf([])).toEqual({ average: 0, count: 0, distribution: [0, 0, 0, 0, 0] })
})

it.each<readonly [stars: readonly number[], average: number]>([
  [[5], 5],
  [[5, 4], 4.5],
  [[5, 5, 4], 4.7],
  [[1, 2, 2], 1.7],
])('%j are %d on average', (stars, average) => {
  expect(ratingOf(stars)).toMatchObject({ average, count: stars.length })
})

it('tells how many reviews have how many stars', () => {
  expect(ratingOf([5, 1, 5, 3]).distribution).toEqual([1, 0, 1, 0, 2])
})

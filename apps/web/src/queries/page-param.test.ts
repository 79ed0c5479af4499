import { expect, it } from 'vitest'
import { pageCount, pageParam } from './page-param.ts'

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=1e3', 1],
  ['page=two', 1],
  ['page=9999999', 1],
])('the address %j asks for page %i of a list', (query, page) => {
  expect(pageParam(new URLSearchParams(query))).toBe(page)
})

it('counts pages; an empty list has one', () => {
  expect([0, 1, 60, 61, 720].map((total) => pageCount(total, 60))).toEqual([1, 1, 1, 2, 12])
})

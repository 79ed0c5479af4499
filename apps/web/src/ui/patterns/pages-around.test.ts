import { expect, it } from 'vitest'
import { pagesAround, searchOfPage } from './pages-around.ts'

it('the address of a page keeps other parameters, and omits the first page', () => {
  const address = (query: string, page: number) => searchOfPage(new URLSearchParams(query), page)
  expect(address('sort=newest&page=2', 3)).toBe('?sort=newest&page=3')
  expect(address('sort=newest&page=2', 1)).toBe('?sort=newest')
  expect(address('page=2', 1)).toBe('')
})

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, undefined, 12]],
  [4, 12, [1, 2, 3, 4, 5, undefined, 12]],
  [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
  [12, 12, [1, undefined, 11, 12]],
])('around page %i of %i are links to %j', (page, count, around) => {
  expect(pagesAround(page, count)).toEqual(around)
})

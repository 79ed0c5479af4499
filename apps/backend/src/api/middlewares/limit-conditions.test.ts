import { expect, it } from 'vitest'

import { hasTooMany } from './limit-conditions'

const search = (filters: unknown) => ({ entity: 'product', filters, pagination: { take: 60 } })
const handles = (count: number) => Array.from({ length: count }, (_, index) => `handle-${index}`)

it('A search for a whole wishlist is let through', () => {
  expect(hasTooMany(search({ handle: handles(200), $and: [{ colors: handles(20) }] }))).toBe(false)
  expect(hasTooMany(undefined)).toBe(false)
})

it.each([
  { colors: handles(300) },
  { $or: handles(300).map((handle) => ({ handle })) },
  Object.fromEntries(handles(300).map((name) => [name, 1])),
])('one with more values is not: %#', (filters) => {
  expect(hasTooMany(search(filters))).toBe(true)
})

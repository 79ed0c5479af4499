import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorOptions, defaultFilters, priceLimits, fixedFacets } from '../../test/support/fixed-facets.ts'
import { facetsFrom } from './facets.ts'
import { sortOptions } from './filters.ts'
import { sizeOptions } from './option-values.ts'
import { knownFilters, readFilters, writeFilters, type BrowseState } from './filters-in-url.ts'

const checked = ({ filters, sort }: BrowseState) => ({ filters: knownFilters(filters, fixedFacets), sort })
const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return checked(readFilters((name) => parameters.get(name)))
}
const written = (state: BrowseState) =>
  new URLSearchParams(Object.fromEntries(writeFilters(state, fixedFacets))).toString()
const untouched: BrowseState = { filters: defaultFilters, sort: 'featured' }

describe('Filters in the URL', () => {
  it('are left out at their defaults', () => {
    expect(writeFilters(untouched, fixedFacets)).toEqual([])
    expect(read('')).toEqual(untouched)
  })

  it('are readable', () => {
    const filters = {
      priceRange: [20, 300],
      colors: ['Red', 'Blue'],
      sizes: ['S'],
      categories: ['pcol_1'],
    } as const
    expect(writeFilters({ filters, sort: 'newest' }, fixedFacets)).toEqual([
      ['price', '20-300'],
      ['color', 'red,blue'],
      ['size', 's'],
      ['category', 'pcol_1'],
      ['sort', 'newest'],
    ])
  })

  it('survive a round trip', () => {
    const price = fc.integer({ min: 0, max: 50 }).map((step) => step * priceLimits.step)
    const state = fc.record({
      filters: fc.record({
        priceRange: fc
          .tuple(price, price)
          .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
        colors: fc.subarray([...colorOptions]),
        sizes: fc.subarray([...sizeOptions]),
        categories: fc.uniqueArray(fc.constantFrom('pcol_1', 'pcol_2', 'men-shirts'), { maxLength: 3 }),
      }),
      sort: fc.constantFrom(...sortOptions.map(({ value }) => value)),
    })
    fc.assert(
      fc.property(state, (browsed) => {
        expect(read(written(browsed))).toEqual(browsed)
      }),
    )
  })

  it('survive a round trip at the prices of any currency', () => {
    const facets = facetsFrom({ highest: 1_400_000, currency: 'idr', colors: [], sizes: [] })
    const state: BrowseState = {
      filters: { ...defaultFilters, priceRange: [200_000, 1_000_000] },
      sort: 'featured',
    }
    const parameters = new Map(writeFilters(state, facets))
    expect(readFilters((name) => parameters.get(name) ?? null)).toEqual(state)
  })

  it.each([
    ['price=300-20', { priceRange: [20, 300] }],
    ['price=17-23', { priceRange: [20, 20] }],
    ['price=0-99999', { priceRange: [0, 500] }],
    ['price=-5-10', { priceRange: [0, 500] }],
    ['price=NaN-Infinity', { priceRange: [0, 500] }],
    ['price=1e3-2e3', { priceRange: [0, 500] }],
    ['color=RED,red, Red ,pink,__proto__', { colors: ['Red'] }],
    ['size=xxl,s,%00', { sizes: ['S', 'XXL'] }],
    ['category=../up,<b>,pcol_1', { categories: ['pcol_1'] }],
    [`color=${'red,'.repeat(5_000)}blue`, { colors: ['Red'] }],
  ])('[F-108] of %s are read with what is known', (query, filters) => {
    expect(read(query)).toEqual({ filters: { ...defaultFilters, ...filters }, sort: 'featured' })
  })

  it('[F-108] are read from any input without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const { filters, sort } = checked(readFilters((name) => (name.length % 2 === 0 ? one : other)))
        expect(sortOptions.map(({ value }) => value)).toContain(sort)
        expect(filters.priceRange[0]).toBeLessThanOrEqual(filters.priceRange[1])
      }),
    )
  })

  it.each(['toString', 'NEWEST', 'price', ''])('ignore the sort order %j', (sort) => {
    expect(read(`sort=${sort}`).sort).toBe('featured')
  })

  it('are read without knowing what the shop has', () => {
    const parameters = new URLSearchParams('price=17-999999&color=Tartan,tartan&size=M&category=pcol_1')
    expect(readFilters((name) => parameters.get(name))).toEqual({
      filters: { priceRange: [17, 999_999], colors: ['tartan'], sizes: ['m'], categories: ['pcol_1'] },
      sort: 'featured',
    })
  })
})

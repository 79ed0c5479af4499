import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsOf, product } from '../../test/support/products.ts'
import { browse } from './browse.ts'
import { activeFilterCount, defaultFiltersOf, noFilters } from './filters.ts'
import { knownFilters, readFilters, writeFilters } from './filters-in-url.ts'
import { filterProducts } from './filter-products.ts'
import { facetsOf } from './facets.ts'

const shirt = product({ id: 'shirt', amount: 1_890, colors: ['White', 'Blue'], sizes: ['XL', 'S', 'M'] })
const coat = product({ id: 'coat', amount: 4_310, colors: ['blue', 'Ochre'], sizes: ['One size', 'L'] })
const products = [shirt, coat]
const facets = facetsOf(products)

describe('Facets of the products', () => {
  it('range from 0 to at least the highest price, in round steps', () => {
    expect(facets.price).toEqual({ min: 0, max: 4_400, step: 100 })
    expect(facetsOf([product({ id: 'pin', amount: 3 })]).price).toEqual({ min: 0, max: 3, step: 1 })
    expect(facetsOf([]).price).toEqual({ min: 0, max: 1, step: 1 })
  })

  it('list each colour once, the most common first, and sizes in their usual order', () => {
    expect(facets.colors).toEqual(['Blue', 'White', 'Ochre'])
    expect(facets.sizes).toEqual(['S', 'M', 'L', 'XL', 'One size'])
  })

  it('find a shirt by any of its sizes, not only the first', () => {
    const inSize = { ...defaultFiltersOf(facets), sizes: ['m'] }
    expect(idsOf(browse(products, { filters: inSize, sort: 'featured' }, facets))).toEqual(['shirt'])
    expect(idsOf(filterProducts(products, inSize, { ...facets, matching: 'first-value' }))).toEqual([])
    const inColor = { ...defaultFiltersOf(facets), colors: ['BLUE'] }
    expect(idsOf(filterProducts(products, inColor, facets))).toEqual(['shirt', 'coat'])
  })

  it('filter nothing by default, for any prices', () => {
    const amounts = fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { maxLength: 20 })
    fc.assert(
      fc.property(amounts, (all) => {
        const priced = all.map((amount, at) => product({ id: `p${at}`, amount }))
        const own = facetsOf(priced)
        expect(own.price.max % own.price.step).toBe(0)
        expect(filterProducts(priced, defaultFiltersOf(own), own)).toEqual(priced)
        expect(activeFilterCount(defaultFiltersOf(own), own)).toBe(0)
      }),
    )
  })

  it('survive a round trip through the URL', () => {
    const filters = { ...defaultFiltersOf(facets), priceRange: [200, 1_500] as const, sizes: ['One size'] }
    const written = new Map(writeFilters({ filters, sort: 'newest' }, facets))
    expect(Object.fromEntries(written)).toEqual({ price: '200-1500', size: 'one size', sort: 'newest' })
    const read = readFilters((name) => written.get(name) ?? null)
    expect({ ...read, filters: knownFilters(read.filters, facets) }).toEqual({ filters, sort: 'newest' })
    expect(writeFilters({ filters: defaultFiltersOf(facets), sort: 'featured' }, facets)).toEqual([])
    expect(knownFilters(readFilters(() => null).filters, facets).priceRange).toEqual([0, 4_400])
  })
})

it('without facets the price range is literal and any value matches', () => {
  const inSize = { ...noFilters, sizes: ['s'] }
  expect(idsOf(filterProducts(products, inSize))).toEqual(['shirt'])
  expect(idsOf(filterProducts(products, { ...noFilters, priceRange: [0, 4_400] }))).toEqual(['shirt', 'coat'])
  expect(idsOf(filterProducts(products, { ...noFilters, priceRange: [0, 2_000] }))).toEqual(['shirt'])
  expect(filterProducts(products, noFilters)).toEqual(products)
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsOf, product } from '../../test/support/products.ts'
import { browse } from './browse.ts'
import { activeFilterCount, defaultFiltersOf, showcaseListing } from './filters.ts'
import { readFilters, writeFilters } from './filters-in-url.ts'
import { filterProducts } from './filter-products.ts'
import { listingRulesOf } from './facets.ts'

const shirt = product({ id: 'shirt', amount: 1_890, colors: ['White', 'Blue'], sizes: ['XL', 'S', 'M'] })
const coat = product({ id: 'coat', amount: 4_310, colors: ['blue', 'Ochre'], sizes: ['One size', 'L'] })
const products = [shirt, coat]
const rules = listingRulesOf(products)

describe('Facets of the products', () => {
  it('range from 0 to at least the highest price, in round steps', () => {
    expect(rules.price).toEqual({ min: 0, max: 4_400, step: 100 })
    expect(listingRulesOf([product({ id: 'pin', amount: 3 })]).price).toEqual({ min: 0, max: 3, step: 1 })
    expect(listingRulesOf([]).price).toEqual({ min: 0, max: 1, step: 1 })
  })

  it('list each colour once, the most common first, and sizes in their usual order', () => {
    expect(rules.colors).toEqual(['Blue', 'White', 'Ochre'])
    expect(rules.sizes).toEqual(['S', 'M', 'L', 'XL', 'One size'])
  })

  it('find a shirt by any of its sizes, not only the first', () => {
    const inSize = { ...defaultFiltersOf(rules), sizes: ['m'] }
    expect(idsOf(browse(products, { filters: inSize, sort: 'featured' }, rules))).toEqual(['shirt'])
    expect(idsOf(filterProducts(products, inSize, { ...rules, matching: 'first-value' }))).toEqual([])
    const inColor = { ...defaultFiltersOf(rules), colors: ['BLUE'] }
    expect(idsOf(filterProducts(products, inColor, rules))).toEqual(['shirt', 'coat'])
  })

  it('filter nothing by default, for any prices', () => {
    const amounts = fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { maxLength: 20 })
    fc.assert(
      fc.property(amounts, (all) => {
        const priced = all.map((amount, at) => product({ id: `p${at}`, amount }))
        const own = listingRulesOf(priced)
        expect(own.price.max % own.price.step).toBe(0)
        expect(filterProducts(priced, defaultFiltersOf(own), own)).toEqual(priced)
        expect(activeFilterCount(defaultFiltersOf(own), own)).toBe(0)
      }),
    )
  })

  it('survive a round trip through the URL', () => {
    const filters = { ...defaultFiltersOf(rules), priceRange: [200, 1_500] as const, sizes: ['One size'] }
    const written = new Map(writeFilters({ filters, sort: 'newest' }, rules))
    expect(Object.fromEntries(written)).toEqual({ price: '200-1500', size: 'one size', sort: 'newest' })
    expect(readFilters((name) => written.get(name) ?? null, rules)).toEqual({ filters, sort: 'newest' })
    expect(writeFilters({ filters: defaultFiltersOf(rules), sort: 'featured' }, rules)).toEqual([])
    expect(readFilters(() => null, rules).filters.priceRange).toEqual([0, 4_400])
  })
})

it('facets default to the demonstration’s', () => {
  const touched = { ...defaultFiltersOf(showcaseListing), sizes: ['S'] }
  expect(filterProducts(products, touched)).toEqual(filterProducts(products, touched, showcaseListing))
})

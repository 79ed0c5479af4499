import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsOf, product } from '../../test/support/products.ts'
import { browse } from './browse.ts'
import { filterProducts } from './filter-products.ts'
import { colorsOf, sizeOptions } from './option-values.ts'
import { activeFilterCount, sortOptions } from './filters.ts'
import { colorOptions, defaultFilters, priceLimits, fixedFacets } from '../../test/support/fixed-facets.ts'
import type { Product } from './product.ts'
import { featuredFirst, sortProducts } from './sort-products.ts'

const tee = product({ id: 'tee', amount: 79, colors: ['White', 'Black'], sizes: ['M', 'S', 'L'] })
const dress = product({ id: 'dress', amount: 329, colors: ['Red'], sizes: ['XS', 'S'], isNew: true })
const coat = product({ id: 'coat', amount: 2_400, colors: ['black'], isFeatured: true })
const { price: _, ...unpriced } = product({ id: 'unpriced', colors: ['BLUE'] })
const candle = product({ id: 'candle', amount: 0, categoryId: 'pcol_home', categoryIds: ['pcat_home'] })
const all: readonly Product[] = [tee, dress, coat, unpriced, candle]

const filtered = (filters: object) =>
  idsOf(filterProducts(all, { ...defaultFilters, ...filters }, fixedFacets))

describe('The filter panel', () => {
  it('[CAT-02] offers prices from 0 to 500 in steps of 10, five colours and six sizes', () => {
    expect(priceLimits).toEqual({ min: 0, max: 500, step: 10 })
    expect(colorOptions).toEqual(['Black', 'White', 'Red', 'Blue', 'Green'])
    expect(sizeOptions).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
  })

  it('[CAT-02] hides nothing by default, not even what costs more or has no price', () => {
    expect(filterProducts(all, defaultFilters, fixedFacets)).toEqual(all)
  })

  it('[CAT-02] reads its maximum as "and above"', () => {
    expect(filtered({ priceRange: [300, 500] })).toEqual(['dress', 'coat'])
    expect(filtered({ priceRange: [300, 490] })).toEqual(['dress'])
  })

  it('includes both ends of the price range, and a price of 0', () => {
    expect(filtered({ priceRange: [0, 79] })).toEqual(['tee', 'candle'])
    expect(filtered({ priceRange: [79, 329] })).toEqual(['tee', 'dress'])
  })

  it('[CAT-04] finds a product under the first value of its colour only', () => {
    expect(filtered({ colors: ['White'] })).toEqual(['tee'])
    expect(filtered({ colors: ['Black'] })).toEqual(['coat'])
    expect(filtered({ colors: ['Green'] })).toEqual([])
  })

  it('[CAT-04] compares in lower case', () => {
    expect(filtered({ colors: ['bLuE', 'BLACK'] })).toEqual(['coat', 'unpriced'])
    expect(filtered({ sizes: ['xs'] })).toEqual(['dress'])
  })

  it('[CAT-04] finds a product under the first value of its size only', () => {
    expect(filtered({ sizes: ['S'] })).toEqual([])
    expect(filtered({ sizes: ['M', 'XS'] })).toEqual(['tee', 'dress'])
  })

  it('requires a match for every filter, with any of its values', () => {
    expect(filtered({ colors: ['White', 'Red'], sizes: ['M'] })).toEqual(['tee'])
    expect(filtered({ colors: ['White', 'Red'], priceRange: [100, 500] })).toEqual(['dress'])
  })

  it('matches categories by collection and by category id', () => {
    expect(filtered({ categories: ['pcol_home'] })).toEqual(['candle'])
    expect(filtered({ categories: ['pcat_home'] })).toEqual(['candle'])
  })

  it('counts the active filters', () => {
    expect(activeFilterCount(defaultFilters, fixedFacets)).toBe(0)
    const some = { priceRange: [0, 100], colors: ['Red', 'Blue'], sizes: ['S'], categories: ['x'] } as const
    expect(activeFilterCount(some, fixedFacets)).toBe(5)
    expect(activeFilterCount({ ...some, priceRange: [10, 500] }, fixedFacets)).toBe(5)
  })

  it('lists the colours of a product', () => {
    expect(colorsOf(tee)).toEqual(['White', 'Black'])
    expect(colorsOf(candle)).toEqual([])
    expect(colorsOf({ ...tee, options: [{ id: 'o', name: 'COLOUR', values: ['Red'] }] })).toEqual(['Red'])
  })
})

describe('The order of a list', () => {
  it('[CAT-03] is one of four', () => {
    expect(sortOptions).toEqual([
      { value: 'featured', label: 'Featured' },
      { value: 'newest', label: 'Newest' },
      { value: 'price-low-high', label: 'Price: Low to High' },
      { value: 'price-high-low', label: 'Price: High to Low' },
    ])
  })

  it('[CAT-03] puts featured products first and keeps the rest', () => {
    expect(idsOf(sortProducts(all, 'featured'))).toEqual(['coat', 'tee', 'dress', 'unpriced', 'candle'])
    expect(featuredFirst(all)).toEqual(sortProducts(all, 'featured'))
  })

  it('[CAT-03] puts new products first and keeps the rest', () => {
    expect(idsOf(sortProducts(all, 'newest'))).toEqual(['dress', 'tee', 'coat', 'unpriced', 'candle'])
  })

  it('[CAT-03] puts the latest first when dates are known', () => {
    const dated = [
      product({ id: 'old', createdAt: '2026-01-01T00:00:00.000Z' }),
      product({ id: 'undated' }),
      product({ id: 'late', createdAt: '2026-11-01T00:00:00.000Z' }),
      product({ id: 'new', isNew: true, createdAt: '2025-01-01T00:00:00.000Z' }),
    ]
    expect(idsOf(sortProducts(dated, 'newest'))).toEqual(['new', 'late', 'old', 'undated'])
  })

  it('[CAT-03] sorts by price in both directions, products without a price last', () => {
    expect(idsOf(sortProducts(all, 'price-low-high'))).toEqual(['candle', 'tee', 'dress', 'coat', 'unpriced'])
    expect(idsOf(sortProducts(all, 'price-high-low'))).toEqual(['coat', 'dress', 'tee', 'candle', 'unpriced'])
  })

  it('filters and sorts in one go', () => {
    const filters = { ...defaultFilters, priceRange: [10, 500] as const }
    expect(idsOf(browse(all, { filters, sort: 'price-high-low' }, fixedFacets))).toEqual([
      'coat',
      'dress',
      'tee',
    ])
  })

  it('keeps every product unchanged', () => {
    const sketch = fc.record({
      amount: fc.nat(1_000),
      isFeatured: fc.boolean(),
      isNew: fc.boolean(),
      colors: fc.subarray(['White', 'Red']),
    })
    const sort = fc.constantFrom(...sortOptions.map(({ value }) => value))
    fc.assert(
      fc.property(fc.array(sketch, { maxLength: 30 }), sort, (sketches, order) => {
        const products = sketches.map((one, at) => product({ id: `p${at}`, ...one }))
        const before = structuredClone(products)
        const sorted = sortProducts(products, order)
        expect(idsOf(sorted).toSorted()).toEqual(idsOf(products).toSorted())
        expect(products).toEqual(before)
        expect(sortProducts(sorted, order)).toEqual(sorted)
        const filters = { ...defaultFilters, colors: ['red'], priceRange: [100, 400] as const }
        for (const { price, options } of filterProducts(products, filters, fixedFacets)) {
          expect(price?.amount).toBeGreaterThanOrEqual(100)
          expect(price?.amount).toBeLessThanOrEqual(400)
          expect(options[0]?.values[0]).toBe('Red')
        }
      }),
    )
  })
})

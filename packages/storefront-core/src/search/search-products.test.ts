import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '../../test/support/products.ts'
import { money } from '../money/money.ts'
import type { ProductSummary, SearchQuery } from '../ports/product-search.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import {
  hasActiveFilters,
  longestTerm,
  priceBands,
  searchProducts,
  searchSorts,
  searchTerm,
  suggestProducts,
} from './search-products.ts'
import { summaryOf } from './summary-of.ts'

function summary(name: string, amount?: number, description = ''): ProductSummary {
  const price = amount === undefined ? undefined : money(amount, 'usd')
  return { slug: name.toLowerCase(), name, description, ...omitUndefined({ price }) }
}

const products = [
  summary('Belt', 49.99, 'Goes with any shirt'),
  summary('Linen Shirt', 50, 'Cool'),
  summary('Shirt', 100),
  summary('Shirt on request'),
  summary('éclair shirt', 100.01),
  summary('Vase', 12),
]
const whole = { band: 'all', sort: 'relevance', offset: 0, limit: 100 } as const
const search = (query: Partial<SearchQuery>) =>
  searchProducts(products, { ...whole, term: 'shirt', ...query }).products.map(({ name }) => name)

describe('A search', () => {
  it('[SEARCH-03] finds names and descriptions in any case', () => {
    expect(search({ term: 'VASE' })).toEqual(['Vase'])
    expect(search({ term: 'goes WITH' })).toEqual(['Belt'])
    expect(search({ term: 'nothing like it' })).toEqual([])
  })

  it('ranks names that start with the term, then names, then descriptions, then the given order', () => {
    expect(search({})).toEqual(['Shirt', 'Shirt on request', 'Linen Shirt', 'éclair shirt', 'Belt'])
  })

  it('[SEARCH-03] finds nothing for a blank term', () => {
    expect(search({ term: '' })).toEqual([])
    expect(search({ term: ' \t\u00A0' })).toEqual([])
    expect(suggestProducts(products, '  ')).toEqual([])
  })

  it('[SEARCH-02] has four price bands, 50 to 100 inclusive', () => {
    expect(priceBands).toEqual(['all', 'low', 'middle', 'high'])
    expect(search({ band: 'low' })).toEqual(['Belt'])
    expect(search({ band: 'middle' })).toEqual(['Shirt', 'Linen Shirt'])
    expect(search({ band: 'high' })).toEqual(['éclair shirt'])
    expect(search({ band: 'all' })).toContain('Shirt on request')
  })

  it('[SEARCH-02] sorts by price in both directions, products without a price last', () => {
    const upwards = ['Belt', 'Linen Shirt', 'Shirt', 'éclair shirt']
    expect(search({ sort: 'price-low-high' })).toEqual([...upwards, 'Shirt on request'])
    expect(search({ sort: 'price-high-low' })).toEqual([...upwards.toReversed(), 'Shirt on request'])
  })

  it('[SEARCH-02] sorts by name, accented letters beside their base letters', () => {
    expect(search({ sort: 'name' })).toEqual([
      'Belt',
      'éclair shirt',
      'Linen Shirt',
      'Shirt',
      'Shirt on request',
    ])
  })

  it('[SEARCH-02] can be cleared when its band or sort order is not the default', () => {
    expect(hasActiveFilters(whole)).toBe(false)
    expect(hasActiveFilters({ ...whole, band: 'high' })).toBe(true)
    expect(hasActiveFilters({ ...whole, sort: 'name' })).toBe(true)
  })

  it('returns the requested page and the total', () => {
    const page = (offset: number, limit: number) =>
      searchProducts(products, { ...whole, term: 'shirt', offset, limit })
    expect(page(1, 2)).toMatchObject({
      total: 5,
      products: [{ name: 'Shirt on request' }, { name: 'Linen Shirt' }],
    })
    expect(page(9, 2)).toEqual({ total: 5, products: [] })
    expect(page(-3, Number.NaN)).toEqual({ total: 5, products: [] })
    expect(page(Number.NaN, Number.POSITIVE_INFINITY).products).toHaveLength(5)
  })

  it('matches an accented letter in either Unicode form', () => {
    expect(search({ term: 'e\u0301clair' })).toEqual(['éclair shirt'])
  })

  it.each(['(((((', '.*', '\\', '%', '%00', '[a-', '$^', '\uD800'])(
    '[F-108] takes %j for plain text',
    (term) => {
      expect(search({ term })).toEqual([])
      const odd = [summary(`A ${term} b`)]
      expect(searchProducts(odd, { ...whole, term }).total).toBe(1)
    },
  )

  it('[F-108] cuts overlong terms without splitting a character', () => {
    expect(Array.from(searchTerm('x'.repeat(10_000)))).toHaveLength(longestTerm)
    expect(searchTerm('🕯'.repeat(10_000))).toBe('🕯'.repeat(longestTerm))
    expect(searchTerm('x'.repeat(longestTerm))).toHaveLength(longestTerm)
    expect([searchTerm('\0'), searchTerm('linen\0shirt\u007f')]).toEqual(['', 'linen shirt'])
    expect(search({ term: 'shirt'.repeat(2_000) })).toEqual([])
  })

  it('agrees with a naive search', () => {
    const word = fc.stringMatching(/^[abA ]{0,4}$/)
    const sketch = fc.record({
      name: word,
      description: word,
      amount: fc.option(fc.nat(120), { nil: undefined }),
    })
    const query = fc.record({
      term: word,
      band: fc.constantFrom(...priceBands),
      sort: fc.constantFrom(...searchSorts),
      offset: fc.nat(3),
      limit: fc.nat(5),
    })
    fc.assert(
      fc.property(fc.array(sketch, { maxLength: 12 }), query, (sketches, asked) => {
        const products = sketches.map(({ name, description, amount }) => summary(name, amount, description))
        const frozen = structuredClone(products)
        const all = naively(products, asked)
        expect(searchProducts(products, asked)).toEqual({
          total: all.length,
          products: all.slice(asked.offset, asked.offset + asked.limit),
        })
        expect(suggestProducts(products, asked.term, 8)).toEqual(
          naively(products, { ...asked, ...whole }).slice(0, 8),
        )
        expect(products).toEqual(frozen)
      }),
    )
  })
})

describe('Suggestions', () => {
  it('[DLG-02] are eight at most, the most relevant first', () => {
    const many = Array.from({ length: 12 }, (_, at) => summary(at < 6 ? `Old cup ${at}` : `Cup ${at}`))
    const names = suggestProducts(many, 'cup').map(({ name }) => name)
    expect(names).toEqual(['Cup 6', 'Cup 7', 'Cup 8', 'Cup 9', 'Cup 10', 'Cup 11', 'Old cup 0', 'Old cup 1'])
    expect(suggestProducts(many, 'cup', 2)).toHaveLength(2)
  })
})

describe('The summary of a product', () => {
  it('keeps what a tile shows', () => {
    const tee = product({
      id: 'tee',
      amount: 79,
      images: ['https://cdn.test/a.webp', 'https://cdn.test/b.webp'],
    })
    const kept = { slug: 'tee', name: 'tee', description: '', price: { amount: 79, currency: 'inr' } }
    expect(summaryOf(tee)).toEqual({ ...kept, image: 'https://cdn.test/a.webp' })
    expect(Object.keys(summaryOf({ ...tee, images: [] }))).toEqual(Object.keys(kept))
  })
})

function naively(products: readonly ProductSummary[], { term, band, sort }: SearchQuery) {
  const wanted = term.trim().toLowerCase()
  const rank = ({ name, description }: ProductSummary) => {
    if (name.toLowerCase().startsWith(wanted)) return 0
    if (name.toLowerCase().includes(wanted)) return 1
    return description.toLowerCase().includes(wanted) ? 2 : 3
  }
  const amount = ({ price }: ProductSummary) => price?.amount
  const inBand = (one: ProductSummary) => {
    const costs = amount(one) ?? Number.NaN
    if (band === 'low') return costs < 50
    if (band === 'middle') return costs >= 50 && costs <= 100
    return band === 'all' || costs > 100
  }
  const last = sort === 'price-low-high' ? 1e9 : -1e9
  return products
    .filter((one) => wanted !== '' && rank(one) < 3 && inBand(one))
    .toSorted((one, other) => {
      if (sort === 'relevance') return rank(one) - rank(other)
      if (sort === 'name') return one.name.localeCompare(other.name, 'en')
      const cheaper = (amount(one) ?? last) - (amount(other) ?? last)
      return sort === 'price-low-high' ? cheaper : -cheaper
    })
}

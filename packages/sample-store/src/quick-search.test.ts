import { describe, expect, it } from 'vitest'

import { featuredProductIds, products, quickSearchSlugs } from './index.ts'

const local = quickSearchSlugs.map((slug) => {
  const product = products.find((candidate) => candidate.slug === slug)
  if (product === undefined) throw new Error(`quick search names ${slug}, which is not in the catalogue`)
  return product
})

describe('the products that quick search knows', () => {
  it.each(['T-Shirts', 'Dresses', 'Accessories', 'Sunglasses', 'Watches', 'Candles'])(
    'answer the popular search %s',
    (term) => {
      const found = local.filter((product) =>
        `${product.title}\n${product.description}`.toLowerCase().includes(term.toLowerCase()),
      )
      expect(found.length).toBeGreaterThanOrEqual(1)
    },
  )

  it('fill all three price bands', () => {
    expect(local.some((product) => product.price < 50)).toBe(true)
    expect(local.some((product) => product.price >= 50 && product.price <= 100)).toBe(true)
    expect(local.some((product) => product.price > 100)).toBe(true)
  })

  it('include the two featured ones, whose ids never change', () => {
    expect(featuredProductIds).toEqual(['prod_umber_linen_shirt', 'prod_umber_fig_vetiver_candle'])
    expect(local.filter((product) => product.isFeatured).map((product) => product.id)).toEqual(
      featuredProductIds,
    )
  })

  it('can be bought in their default colour and size', () => {
    const soldOut = local.filter(({ variants }) => {
      const stock = variants[0]?.stock
      return stock?.kind === 'counted' && stock.quantity === 0
    })
    expect(soldOut).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import { products, type Variant } from './index.ts'

const isSoldOut = (variant: Variant): boolean =>
  variant.stock.kind === 'counted' && variant.stock.quantity === 0

describe('the sample stock', () => {
  const variants = products.flatMap((product) => product.variants)

  it('has at least twelve sold-out variants spread over several products', () => {
    expect(variants.filter(isSoldOut).length).toBeGreaterThanOrEqual(12)
    expect(products.filter((product) => product.variants.some(isSoldOut)).length).toBeGreaterThanOrEqual(5)
  })

  it('has a few variants of which one to three are left', () => {
    const low = variants.filter(
      ({ stock }) => stock.kind === 'counted' && stock.quantity >= 1 && stock.quantity <= 3,
    )
    expect(low.length).toBeGreaterThanOrEqual(4)
  })

  it('has a product with one colour sold out while another is there', () => {
    const wrapDress = products.find((product) => product.slug === 'wrap-dress')
    const blue = wrapDress?.variants.filter((variant) => variant.color === 'Blue') ?? []
    const red = wrapDress?.variants.filter((variant) => variant.color === 'Red') ?? []
    expect(blue.length).toBeGreaterThan(0)
    expect(blue.every(isSoldOut)).toBe(true)
    expect(red.some(isSoldOut)).toBe(false)
  })

  it('has a product that is sold out altogether, one that is not counted and one sold ahead', () => {
    expect(products.some((product) => product.variants.every(isSoldOut))).toBe(true)
    expect(variants.some(({ stock }) => stock.kind === 'uncounted')).toBe(true)
    expect(variants.some(({ stock }) => stock.kind === 'backorder')).toBe(true)
  })

  it('has amounts that differ from shelf to shelf', () => {
    const amounts = variants.flatMap(({ stock }) => (stock.kind === 'counted' ? [stock.quantity] : []))
    expect(new Set(amounts).size).toBeGreaterThan(30)
  })
})

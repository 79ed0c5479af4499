import type { Product, Variant } from '@umber/storefront-core'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { galleryViews } from '../product/gallery-views.ts'
import { useVariantSelection } from './use-variant-selection.ts'

const variant = (color: string, available: boolean): Variant => ({
  id: color,
  name: color,
  options: [{ id: 'color', value: color, available }],
  available,
  image: `/${color}.webp`,
})

const shirt = (whiteInStock: boolean): Product => ({
  id: 'prod_1',
  name: 'Linen Shirt',
  description: '',
  categoryIds: [],
  images: ['/White.webp', '/Blue.webp', '/cuff.webp'],
  variants: [variant('White', whiteInStock), variant('Blue', true)],
  options: [{ id: 'color', name: 'Color', values: ['White', 'Blue'] }],
  tags: [],
  slug: 'linen-shirt',
  isFeatured: false,
  isNew: false,
  specifications: [],
  metadata: {},
})

describe('the selection of options', () => {
  it('starts with the first value of each option [PROD-03]', () => {
    const { result } = renderHook(() => useVariantSelection(shirt(true)))
    expect(result.current.selection).toEqual({ color: 'White' })
    expect(result.current.soldOutFirst).toEqual([])
  })

  it('changes to values in stock once the stock has loaded, and names the sold-out ones', () => {
    const listed = shirt(true)
    const detailed = shirt(false)
    const { result, rerender } = renderHook(({ product }) => useVariantSelection(product), {
      initialProps: { product: listed },
    })
    rerender({ product: detailed })
    expect(result.current.selection).toEqual({ color: 'Blue' })
    expect(result.current.soldOutFirst).toEqual(['White'])
  })

  it('keeps the shopper’s choice when the stock loads', () => {
    const listed = shirt(true)
    const detailed = shirt(false)
    const { result, rerender } = renderHook(({ product }) => useVariantSelection(product), {
      initialProps: { product: listed },
    })
    act(() => result.current.choose('color', 'White'))
    rerender({ product: detailed })
    expect(result.current.selection).toEqual({ color: 'White' })
    expect(result.current.soldOutFirst).toEqual([])
  })
})

describe('the pictures of the gallery', () => {
  it('keep their order when the colour changes, and have descriptive names', () => {
    const white = galleryViews(shirt(true), { color: 'White' })
    const blue = galleryViews(shirt(true), { color: 'Blue' })
    expect(blue.views).toEqual(white.views)
    expect([white.chosen, blue.chosen]).toEqual([0, 1])
    expect(white.views.map(({ alt }) => alt)).toEqual([
      'Linen Shirt, white',
      'Linen Shirt, blue',
      'Linen Shirt, view 3',
    ])
  })
})

import type { Product, Variant } from '@umber/storefront-core'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { presetOf, type PresetName } from '../../config/preset.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
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

const inSizeS = (one: Variant): Variant => ({
  ...one,
  options: [...one.options, { id: 'size', value: 'S', available: one.available }],
})

const withPreset = (name: PresetName) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ preset: presetOf(name) } as Services}>{children}</ServicesProvider>
  ),
})

describe('the selection of options', () => {
  it('starts with the first value of each option [PROD-03]', () => {
    const { result } = renderHook(() => useVariantSelection(shirt(true)), withPreset('showcase'))
    expect(result.current.selection).toEqual({ color: 'White' })
    expect(result.current.soldOutFirst).toEqual([])
  })

  it('changes to values in stock once the stock has loaded, and names the sold-out ones', () => {
    const listed = shirt(true)
    const detailed = shirt(false)
    const { result, rerender } = renderHook(({ product }) => useVariantSelection(product), {
      ...withPreset('showcase'),
      initialProps: { product: listed },
    })
    rerender({ product: detailed })
    expect(result.current.selection).toEqual({ color: 'Blue' })
    expect(result.current.soldOutFirst).toEqual(['White'])
  })

  it('is in the live shop a colour in stock, and the shopper chooses the size', () => {
    const { options, ...rest } = shirt(false)
    const sized: Product = {
      ...rest,
      options: [...options, { id: 'size', name: 'Size', values: ['S', 'M'] }],
      variants: [inSizeS(variant('White', false)), inSizeS(variant('Blue', true))],
    }
    const { result } = renderHook(() => useVariantSelection(sized), withPreset('live'))
    expect(result.current.selection).toEqual({ color: 'Blue' })
    expect(result.current.soldOutFirst).toEqual(['White'])
    const asked = { color: 'White' }
    const { result: other } = renderHook(() => useVariantSelection(sized, asked), withPreset('live'))
    expect(other.current.selection).toEqual({ color: 'White' })
    expect(other.current.soldOutFirst).toEqual([])
    const views = galleryViews(sized, { color: 'Blue' })
    expect(views.chosen).toBe(1)
  })

  it('keeps the shopper’s choice when the stock loads', () => {
    const listed = shirt(true)
    const detailed = shirt(false)
    const { result, rerender } = renderHook(({ product }) => useVariantSelection(product), {
      ...withPreset('showcase'),
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

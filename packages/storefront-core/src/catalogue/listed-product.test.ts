import { describe, expect, it } from 'vitest'
import { product } from '../../test/support/products.ts'
import { listedProduct } from './listed-product.ts'

const color = { id: 'opt_color', name: 'Color', values: ['White', 'Blue'] }
const size = { id: 'opt_size', name: 'Size', values: ['S', 'M'] }
const choice = (name: string, letter: string) => [
  { id: color.id, value: name, available: true },
  { id: size.id, value: letter, available: true },
]
const variant = (id: string, name: string, letter: string, image?: string) => ({
  id,
  name: `${name} ${letter}`,
  available: true,
  options: choice(name, letter),
  ...(image !== undefined && { image }),
})

const shirt = {
  ...product({ id: 'shirt' }),
  images: ['https://a/white.webp', 'https://a/blue.webp', 'https://a/detail.webp'],
  options: [color, size],
  variants: [
    variant('ws', 'White', 'S', 'https://a/white.webp'),
    variant('wm', 'White', 'M', 'https://a/white.webp'),
    variant('bs', 'Blue', 'S', 'https://a/blue.webp'),
    variant('bm', 'Blue', 'M'),
  ],
} as const

describe('a product in a list', () => {
  it('has the two pictures of a card, its colours, and the colour of each picture', () => {
    const { images, options, variants } = listedProduct(shirt)
    expect(images).toEqual(['https://a/white.webp', 'https://a/blue.webp'])
    expect(options).toEqual([color])
    expect(variants).toEqual([
      { image: 'https://a/white.webp', options: [{ id: color.id, value: 'White' }] },
      { image: 'https://a/blue.webp', options: [{ id: color.id, value: 'Blue' }] },
    ])
  })

  it('shows the pictures of its variants when it has no others', () => {
    const { images, variants } = listedProduct({ ...shirt, images: [] })
    expect(images).toEqual([])
    expect(variants.map(({ image }) => image)).toEqual(['https://a/white.webp', 'https://a/blue.webp'])
  })

  it('stays the same when it is cut again', () => {
    const once = listedProduct(shirt)
    expect(listedProduct(once)).toEqual(once)
  })

  it('carries nothing that only its own page shows', () => {
    expect(Object.keys(listedProduct({ ...shirt, material: 'Linen' })).toSorted()).toEqual(
      ['description', 'id', 'images', 'material', 'name', 'options', 'price', 'slug', 'variants'].toSorted(),
    )
  })
})

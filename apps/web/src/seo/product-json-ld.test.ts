import { money, type Product } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { productData } from './product-json-ld.ts'

const shirt = {
  name: 'Linen Shirt',
  slug: 'linen-shirt',
  description: '',
  images: ['https://backend.test/a.webp'],
  price: money(120, 'inr'),
  options: [],
  variants: [{ id: 'v1', available: false, options: [], price: money(120, 'inr') }],
} as unknown as Product

it('a product has its price, its currency and its sold-out state', () => {
  expect(productData(shirt, 'https://shop.test/product/linen-shirt')).toMatchObject({
    '@type': 'Product',
    offers: { price: '120.00', priceCurrency: 'INR', availability: 'https://schema.org/OutOfStock' },
  })
})

it('a product without a price has no offer, and one without text no description', () => {
  const { price: _, ...rest } = shirt
  const data = productData({ ...rest, variants: [] } as unknown as Product, 'https://shop.test')
  expect(data).not.toHaveProperty('offers')
  expect(data).not.toHaveProperty('description')
})

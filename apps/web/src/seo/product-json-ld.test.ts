import { money, type Product, type Variant } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { productData } from './product-json-ld.ts'

const address = 'https://shop.test/product/linen-shirt'
const place = { address, shopName: 'Umber & Ecru', selection: {} }
const size = (value: string, changes: Partial<Variant> = {}): Variant => ({
  id: `variant_${value}`,
  name: value,
  sku: `LINEN-${value}`,
  options: [{ id: 'size', value, available: true }],
  available: true,
  price: money(120, 'inr'),
  ...changes,
})

const shirt = (...variants: readonly [Variant, ...Variant[]]): Product => {
  const [{ price }] = variants
  return {
    id: 'prod_shirt',
    name: 'Linen Shirt',
    slug: 'linen-shirt',
    description: '',
    images: ['https://backend.test/a.webp'],
    ...(price !== undefined && { price }),
    options: [{ id: 'size', name: 'Size', values: variants.map(({ name }) => name) }],
    variants,
    categoryIds: [],
    tags: [],
    isFeatured: false,
    isNew: false,
    specifications: [],
    metadata: {},
  }
}

it('a product has its price, its currency, its sold-out state and the SKU of what its page opens with', () => {
  const soldOut = size('S', { available: false })
  expect(productData(shirt(soldOut), place)).toMatchObject({
    '@type': 'Product',
    sku: 'LINEN-S',
    offers: {
      '@type': 'Offer',
      url: address,
      price: '120.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/OutOfStock',
    },
  })
  expect(productData(shirt(soldOut, size('M')), place)).toMatchObject({
    sku: 'LINEN-M',
    offers: { '@type': 'Offer', price: '120.00', availability: 'https://schema.org/InStock' },
  })
})

it('a product whose variants differ in price has the range, and the offer of each variant', () => {
  const variants = [
    size('S', { price: money(108, 'inr') }),
    size('M', { price: money(100, 'inr'), available: false }),
    size('L', { price: money(1_234.5, 'inr') }),
  ] as const
  const data = productData({ ...shirt(...variants), lowestPrice: money(100, 'inr') }, place)
  expect(data).toMatchObject({
    sku: 'LINEN-S',
    offers: {
      '@type': 'AggregateOffer',
      url: address,
      lowPrice: '100.00',
      highPrice: '1234.50',
      priceCurrency: 'INR',
      offerCount: 3,
      availability: 'https://schema.org/InStock',
      offers: [
        { '@type': 'Offer', sku: 'LINEN-S', price: '108.00', availability: 'https://schema.org/InStock' },
        { '@type': 'Offer', sku: 'LINEN-M', price: '100.00', availability: 'https://schema.org/OutOfStock' },
        { '@type': 'Offer', sku: 'LINEN-L', price: '1234.50' },
      ],
    },
  })
})

it('a page whose address has chosen a variant has the offer of that one', () => {
  const variants = [size('S'), size('M', { price: money(150, 'inr'), available: false })] as const
  const product = { ...shirt(...variants), lowestPrice: money(120, 'inr') }
  const chosen = { ...place, selection: { size: 'M' } }
  const offer = {
    '@type': 'Offer',
    sku: 'LINEN-M',
    url: `${address}?size=m`,
    price: '150.00',
    availability: 'https://schema.org/OutOfStock',
  }
  expect(productData(product, chosen)).toMatchObject({ sku: 'LINEN-M', offers: offer })
  expect(productData(product, place)).toMatchObject({ offers: { offers: [{}, offer] } })
})

it('a variant without a price is in no offer, and a product without any has none', () => {
  const { price: _, ...onRequest } = size('S')
  const some = { ...shirt(onRequest, size('M')), lowestPrice: money(120, 'inr') }
  expect(productData(some, place)).toMatchObject({
    offers: { offerCount: 1, lowPrice: '120.00' },
  })
  const data = productData(shirt(onRequest), place)
  expect(data).not.toHaveProperty('offers')
  expect(data).not.toHaveProperty('description')
})

it('a product without SKUs names none, and not its address in their place', () => {
  const { sku: _, ...variant } = size('S')
  expect(productData(shirt(variant), place)).not.toHaveProperty('sku')
})

it('a reviewed product has its rating and the first five reviews, and one without reviews has neither', () => {
  const review = (place: number) => ({
    id: `prev_${place}`,
    stars: 4,
    title: `Title ${place}`,
    text: 'It keeps its form.',
    name: 'Asha',
    photographs: [],
    writtenAt: '2026-11-20T10:00:00.000Z',
  })
  const rating = { average: 4.5, count: 12, distribution: [0, 0, 1, 4, 7] }
  const reviews = { reviews: [1, 2, 3, 4, 5, 6].map(review), total: 12, rating }
  const data = productData(shirt(size('S')), { ...place, reviews })
  expect(data).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
    review: expect.objectContaining({ length: 5 }),
  })
  expect(data).toHaveProperty('review.0', {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: 4 },
    author: { '@type': 'Person', name: 'Asha' },
    name: 'Title 1',
    reviewBody: 'It keeps its form.',
    datePublished: '2026-11-20',
  })
  for (const none of [undefined, { reviews: [], total: 0 }])
    expect(Object.keys(productData(shirt(size('S')), { ...place, reviews: none }))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/rating|review/i)]),
    )
})

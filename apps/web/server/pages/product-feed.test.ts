// @vitest-environment node
import { money, type Product, type Variant } from '@umber/storefront-core'
import type { Category } from '@umber/storefront-core/catalogue'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { feedItemsOf, gtinOf } from './feed-item.ts'
import { faultsOf, readFeed } from './google-feed.fixture.ts'
import { feedPathOf, productFeed } from './product-feed.ts'

const category = (id: string, name: string, parentId?: string): Category => ({
  id,
  name,
  slug: id,
  description: '',
  rank: 0,
  ...(parentId !== undefined && { parentId }),
})
const categories = [category('women', 'Women'), category('shirts', 'Shirts & Tops', 'women')]
const place = { categories, shopName: 'Umber & Ecru', prefix: '/de-de' }
const channel = {
  title: 'Umber & Ecru',
  description: 'Clothes',
  origin: 'https://shop.test',
  prefix: '/de-de',
}

const variant = (color: string, size: string, changes: Partial<Variant> = {}): Variant => ({
  id: `variant_${color}_${size}`,
  name: `${color} / ${size}`,
  sku: `LINEN-${color}-${size}`.toUpperCase(),
  options: [
    { id: 'opt_color', value: color, available: true },
    { id: 'opt_size', value: size, available: true },
  ],
  available: true,
  price: money(89.9, 'eur'),
  ...changes,
})

const shirt = (variants: readonly [Variant, ...Variant[]], changes: Partial<Product> = {}): Product => ({
  id: 'prod_shirt',
  name: 'Linen Shirt',
  slug: 'linen-shirt',
  description: '<p>Soft <b>linen</b> &amp; cotton.</p>',
  material: 'Linen',
  images: ['https://backend.test/static/front.webp', 'https://backend.test/static/back.webp'],
  options: [
    { id: 'opt_color', name: 'Color', values: ['Sand', 'Black'] },
    { id: 'opt_size', name: 'Size', values: ['S', 'M'] },
  ],
  variants,
  categoryIds: ['shirts'],
  tags: [],
  isFeatured: false,
  isNew: false,
  specifications: [],
  metadata: {},
  ...changes,
})

const feedOf = (...products: readonly Product[]) =>
  readFeed(
    productFeed(
      products.flatMap((product) => feedItemsOf(product, place)),
      channel,
    ),
  )

it('an item says what the variant is, where it is and what it costs', () => {
  const black = variant('Black', 'M', {
    image: 'https://backend.test/static/black.webp',
    compareAtPrice: money(119, 'eur'),
    barcode: '4006381333931',
    available: false,
  })
  const items = feedOf(shirt([variant('Sand', 'S'), black]))
  expect(items[1]).toEqual({
    'g:id': ['LINEN-BLACK-M'],
    'g:item_group_id': ['prod_shirt'],
    'g:title': ['Linen Shirt, Black, M'],
    'g:description': ['Soft linen & cotton.'],
    'g:link': ['https://shop.test/de-de/product/linen-shirt?color=black&size=m'],
    'g:image_link': ['https://backend.test/static/black.webp'],
    'g:additional_image_link': [
      'https://backend.test/static/front.webp',
      'https://backend.test/static/back.webp',
    ],
    'g:availability': ['out_of_stock'],
    'g:price': ['119.00 EUR'],
    'g:sale_price': ['89.90 EUR'],
    'g:brand': ['Umber & Ecru'],
    'g:gtin': ['4006381333931'],
    'g:mpn': ['LINEN-BLACK-M'],
    'g:identifier_exists': ['yes'],
    'g:condition': ['new'],
    'g:color': ['Black'],
    'g:size': ['M'],
    'g:material': ['Linen'],
    'g:product_type': ['Women > Shirts & Tops'],
  })
  expect(items[0]).toMatchObject({ 'g:price': ['89.90 EUR'], 'g:availability': ['in_stock'] })
  expect(items[0]).not.toHaveProperty('g:sale_price')
  expect(items.flatMap(faultsOf)).toEqual([])
})

it('what has no price, costs nothing or has no picture is no item', () => {
  const { price: _, ...unpriced } = variant('Sand', 'S')
  expect(feedOf(shirt([unpriced, variant('Sand', 'M', { price: money(0, 'eur') })]))).toEqual([])
  expect(feedOf(shirt([variant('Sand', 'S')], { images: [] }))).toEqual([])
})

it('amounts have the decimals of their currency', () => {
  const priceOf = (amount: number, currency: string) =>
    feedOf(shirt([variant('Sand', 'S', { price: money(amount, currency) })]))[0]?.['g:price']
  expect(priceOf(1.005, 'eur')).toEqual(['1.01 EUR'])
  expect(priceOf(123_456.5, 'inr')).toEqual(['123456.50 INR'])
  expect(priceOf(4_900, 'jpy')).toEqual(['4900 JPY'])
  expect(priceOf(12.3455, 'kwd')).toEqual(['12.346 KWD'])
})

it('a product with nothing to choose has no group, and says that it has no identifier', () => {
  const { sku: _, ...plain } = variant('Sand', 'S')
  const [item] = feedOf(shirt([{ ...plain, options: [] }], { options: [] }))
  expect(item).toMatchObject({
    'g:id': ['variant_Sand_S'],
    'g:link': ['https://shop.test/de-de/product/linen-shirt'],
    'g:title': ['Linen Shirt'],
    'g:identifier_exists': ['no'],
  })
  expect(item).not.toHaveProperty('g:item_group_id')
})

it('keeps to Google’s rules whatever the owner has entered', () => {
  const words = fc.string({ unit: 'binary', maxLength: 6_000 })
  const line = fc.string({ unit: 'grapheme', maxLength: 300 })
  fc.assert(
    fc.property(
      fc.record({
        name: words.filter((text) => text.trim() !== ''),
        description: words,
        sku: line,
        barcode: line,
        value: line,
      }),
      fc.double({ min: 0.001, max: 1e7, noNaN: true }),
      ({ name, description, sku, barcode, value }, amount) => {
        const made = variant(value || 'Sand', 'S', {
          price: money(amount, 'eur'),
          compareAtPrice: money(amount + 10, 'eur'),
          barcode,
          ...(sku.trim() !== '' && { sku }),
        })
        const items = feedOf(shirt([made, variant('Black', 'M')], { name: `Shirt ${name}`, description }))
        expect(items).toHaveLength(Math.round(amount * 100) === 0 ? 1 : 2)
        expect(items.flatMap(faultsOf)).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
})

it('a barcode is a GTIN by its check digit', () => {
  expect(['4006381333931', '036000291452', '96385074', '4006-3813-3393-1'].map(gtinOf)).toEqual([
    '4006381333931',
    '036000291452',
    '96385074',
    '4006381333931',
  ])
  expect(['4006381333932', '123', 'SHIRT-1', '', undefined].map(gtinOf)).toEqual(Array(5).fill(undefined))
})

it('the feed of a locale has its name in lower case', () => {
  expect(feedPathOf({ language: 'de', country: 'de', prefix: '/de-de' })).toBe('/product-feed-de-de.xml')
  expect(feedPathOf({ language: 'en', country: 'in', prefix: '' })).toBe('/product-feed.xml')
})

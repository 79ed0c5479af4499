import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClean } from '@umber/fake-backend/hostile'
import { almostProduct } from '../../test/support/almost-wire.ts'
import { formatMoney } from '../money/format-money.ts'
import { productFromWire, productsFromWire } from './product-from-wire.ts'
import type { Product } from './product.ts'

const context = { backendUrl: 'http://shop.test/', currency: 'inr', featuredProductIds: ['prod_chosen'] }

const wire = {
  id: 'prod_1',
  title: 'Linen Shirt',
  handle: 'linen-shirt',
  description: 'Washed linen.',
  subtitle: 'Washed European linen',
  material: 'Linen',
  collection_id: 'pcol_shirts',
  created_at: '2026-11-20T10:00:00Z',
  thumbnail: '/images/thumb.webp',
  images: [
    { url: '/images/second.webp', rank: 1 },
    { url: '/images/first.webp', rank: 0 },
  ],
  categories: [{ id: 'pcat_1' }, { id: 'pcat_2' }],
  tags: [{ value: 'linen' }],
  metadata: { is_new: true, specifications: ['Fabric: linen', 'Made in India'] },
  options: [
    { id: 'opt_color', title: 'Color', values: [{ id: 'v_white', value: 'White', rank: 0 }] },
    {
      id: 'opt_size',
      title: 'Size',
      values: [
        { id: 'v_s', value: 'S', rank: 1 },
        { id: 'v_m', value: 'M', rank: 0 },
      ],
    },
  ],
  variants: [
    {
      id: 'variant_m',
      title: 'White / M',
      sku: 'LS-W-M',
      thumbnail: '/images/white.webp',
      inventory_quantity: 4,
      manage_inventory: true,
      options: [{ id: 'v_white' }, { id: 'v_m' }],
      calculated_price: { calculated_amount: 189, original_amount: 229, currency_code: 'inr' },
    },
  ],
}

const read = (changes: object = {}) => productFromWire({ ...wire, ...changes }, context)
const [plain] = wire.variants
const readVariant = (changes: object) => read({ variants: [{ ...plain, ...changes }] })?.variants[0]

describe('A product read from the backend', () => {
  it('[MAP-01] [MAP-03] [MAP-04] has everything a page shows', () => {
    expect(read()).toEqual({
      id: 'prod_1',
      name: 'Linen Shirt',
      description: 'Washed linen.',
      subtitle: 'Washed European linen',
      material: 'Linen',
      price: { amount: 189, currency: 'inr' },
      compareAtPrice: { amount: 229, currency: 'inr' },
      categoryId: 'pcol_shirts',
      categoryIds: ['pcat_1', 'pcat_2'],
      images: ['http://shop.test/images/first.webp', 'http://shop.test/images/second.webp'],
      variants: [
        {
          id: 'variant_m',
          name: 'White / M',
          sku: 'LS-W-M',
          price: { amount: 189, currency: 'inr' },
          compareAtPrice: { amount: 229, currency: 'inr' },
          options: [
            { id: 'opt_color', value: 'White', available: true },
            { id: 'opt_size', value: 'M', available: true },
          ],
          available: true,
          image: 'http://shop.test/images/white.webp',
          inventoryQuantity: 4,
          left: 4,
        },
      ],
      options: [
        { id: 'opt_color', name: 'Color', values: ['White'] },
        { id: 'opt_size', name: 'Size', values: ['M', 'S'], isRanked: true },
      ],
      tags: ['linen'],
      slug: 'linen-shirt',
      isFeatured: false,
      isNew: true,
      createdAt: '2026-11-20T10:00:00.000Z',
      specifications: ['Fabric: linen', 'Made in India'],
      metadata: wire.metadata,
    })
  })

  it('has the lowest price where its variants differ in it', () => {
    const priced = (...amounts: readonly (number | null)[]) =>
      read({
        variants: amounts.map((amount, index) =>
          Object.assign({}, plain, {
            id: `v${index}`,
            calculated_price: { calculated_amount: amount, currency_code: 'inr' },
          }),
        ),
      })
    expect(priced(108, 100, 120)?.lowestPrice).toEqual({ amount: 100, currency: 'inr' })
    expect(priced(108, 100, 120)?.price).toEqual({ amount: 108, currency: 'inr' })
    expect(priced(100, null)?.lowestPrice).toEqual({ amount: 100, currency: 'inr' })
    expect(priced(0, 100)?.lowestPrice).toEqual({ amount: 0, currency: 'inr' })
    for (const product of [priced(100), priced(100, 100), priced(null, null)])
      expect(product).not.toHaveProperty('lowestPrice')
  })

  it('[MAP-01] reads the plain form too: prices, original_price, values named by option_id', () => {
    const variants = [
      {
        id: 'v1',
        prices: [{ amount: 100, currency_code: 'INR' }, { amount: 90 }],
        original_price: 120,
        inventory_quantity: 0,
        options: [{ id: 'ov', option_id: 'opt_size', value: 'M' }],
      },
    ]
    const product = read({ variants, options: [{ id: 'opt_size', option_title: 'Size' }] })
    expect(product).toMatchObject({
      price: { amount: 100, currency: 'inr' },
      compareAtPrice: { amount: 120, currency: 'inr' },
      options: [{ id: 'opt_size', name: 'Size', values: ['M'] }],
    })
    expect(product?.variants[0]).toEqual({
      id: 'v1',
      name: 'v1',
      price: { amount: 100, currency: 'inr' },
      compareAtPrice: { amount: 120, currency: 'inr' },
      options: [{ id: 'opt_size', value: 'M', available: false }],
      available: false,
      inventoryQuantity: 0,
      left: 0,
    })
  })

  it.each([
    ['no id', { id: null }],
    ['a blank id', { id: '  ' }],
    ['no title', { title: undefined }],
    ['a title of spaces', { title: '   ' }],
    ['no variants', { variants: [] }],
    ['variants that are no list', { variants: 'none' }],
    ['only variants without an id', { variants: [{ title: 'x' }, null, 7] }],
  ])('[MAP-02] [F-99] is dropped for %s', (_, changes) => {
    expect(read(changes)).toBeUndefined()
  })

  it('[MAP-02] does not affect the others in the list', () => {
    const entries = [null, { ...wire, id: '' }, wire, 'x', { ...wire, id: 'prod_2' }]
    expect(productsFromWire(entries, context).map(({ id }) => id)).toEqual(['prod_1', 'prod_2'])
  })

  it.each([
    ['nothing known', {}, true],
    ['some left', { inventory_quantity: 1 }, true],
    ['none left', { inventory_quantity: 0 }, false],
    ['fewer than none', { inventory_quantity: -3 }, false],
    ['none left and stock not tracked', { inventory_quantity: 0, manage_inventory: false }, true],
    ['none left but backorders allowed', { inventory_quantity: 0, allow_backorder: true }, true],
    ['an unreadable number', { inventory_quantity: 'many' }, true],
  ])('[MAP-03] has a variant with %s', (_, stock, available) => {
    const { inventory_quantity: _quantity, manage_inventory: _managed, ...rest } = plain ?? {}
    const variant = read({ variants: [{ ...rest, ...stock }] })?.variants[0]
    expect(variant?.available).toBe(available)
    expect(variant?.options.every((option) => option.available === available)).toBe(true)
  })

  it.each([
    ['title', { title: 'Colour' }, 'Colour'],
    ['name', { name: 'Colour' }, 'Colour'],
    ['option_title', { option_title: 'Colour' }, 'Colour'],
    ['option_name', { title: null, option_name: 'Colour' }, 'Colour'],
    ['nothing but its id', {}, 'Option opt_9'],
    ['a blank title', { title: ' ' }, 'Option opt_9'],
  ])('[MAP-04] names an option by its %s', (_, option, name) => {
    expect(read({ options: [{ id: 'opt_9', ...option }] })?.options[0]?.name).toBe(name)
  })

  it.each([
    [0, { amount: 0, currency: 'inr' }],
    ['12.50', { amount: 12.5, currency: 'inr' }],
    [-1, undefined],
    [null, undefined],
    ['', undefined],
    ['free', undefined],
    [Number.NaN, undefined],
  ])('[F-99] has for a price of %j: %j', (amount, price) => {
    expect(readVariant({ calculated_price: { calculated_amount: amount } })?.price).toEqual(price)
  })

  it.each([
    ['the same as the price', { calculated_amount: 100, original_amount: 100 }],
    ['below it', { calculated_amount: 100, original_amount: 90 }],
    ['there without a price', { original_amount: 90 }],
  ])('has no former price that is %s', (_, prices) => {
    expect(readVariant({ calculated_price: prices })?.compareAtPrice).toBeUndefined()
  })

  it.each([
    [true, true],
    ['true', true],
    ['yes', true],
    [1, true],
    [false, false],
    ['false', false],
    ['False ', false],
    ['0', false],
    ['', false],
    [0, false],
    [null, false],
  ])('[MAP-01] with is_new %j is new: %j', (value, isNew) => {
    expect(read({ metadata: { is_new: value } })?.isNew).toBe(isNew)
    expect(read({ metadata: null, is_new: value })?.isNew).toBe(isNew)
  })

  it('[MAP-01] is featured by configured id or by its metadata', () => {
    expect(read({ id: 'prod_chosen' })?.isFeatured).toBe(true)
    expect(read({ metadata: { is_featured: 'true' } })?.isFeatured).toBe(true)
    expect(read({ metadata: { is_featured: 'false' } })?.isFeatured).toBe(false)
  })

  it('[MAP-01] [F-102] has its id as slug when it has no handle', () => {
    expect(read({ handle: null })?.slug).toBe('prod_1')
    expect(read({ handle: '../up?x#y' })?.slug).toBe('../up?x#y')
  })

  it('[F-99] falls back to its thumbnail, and to no picture', () => {
    expect(read({ images: null })?.images).toEqual(['http://shop.test/images/thumb.webp'])
    expect(read({ images: [], thumbnail: null })?.images).toEqual([])
  })

  it('[F-106] has no picture from a disallowed source', () => {
    const images = [
      { url: 'javascript:alert(1)' },
      { url: '//evil.test/a.png' },
      { url: 'https://cdn.test/a.png' },
    ]
    expect(read({ images })?.images).toEqual(['https://cdn.test/a.png'])
    expect(readVariant({ thumbnail: 'data:text/html,x' })?.image).toBeUndefined()
  })

  it.each([
    ['a text', 'Linen', []],
    ['an object', { a: 1 }, []],
    ['a mixture', ['Linen', 7, null, { a: 1 }, ' ', ['x'], 'India'], ['Linen', 'India']],
  ])('[F-100] shows of specifications that are %s only what is text', (_, specifications, shown) => {
    expect(read({ metadata: { specifications } })?.specifications).toEqual(shown)
  })

  it.each([
    ['0000-00-00', undefined],
    ['yesterday', undefined],
    [null, undefined],
    [1_763_632_800, '2025-11-20T10:00:00.000Z'],
    [1_763_632_800_000, '2025-11-20T10:00:00.000Z'],
    [1e20, undefined],
  ])('[F-104] reads a date of %j as %j', (created, createdAt) => {
    expect(read({ created_at: created })?.createdAt).toBe(createdAt)
  })

  it('[F-101] [F-105] keeps long and hostile texts as plain text', () => {
    const title = '<img src=x onerror=alert(1)>'.repeat(20)
    expect(read({ title })?.name).toBe(title)
  })

  it('[MAP-05] [F-107] is typed or left out, whatever the backend sends', () => {
    fc.assert(
      fc.property(fc.oneof(almostProduct, fc.anything()), (json) => {
        const product = productFromWire(json, context)
        expect(product === undefined ? [] : faultsOf(product)).toEqual([])
        expect(isClean()).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

/** Names the rules that a product breaks, so that a failing run shows them. */
function faultsOf(product: Product): readonly string[] {
  const { id, name, slug, images, variants, options, price, compareAtPrice, createdAt } = product
  const prices = variants.flatMap((variant) => (variant.price === undefined ? [] : [variant.price]))
  const faults = {
    'nothing is said': [id, name, slug, ...variants.map((one) => one.id)].some((said) => said.trim() === ''),
    'a picture from elsewhere': images.some((image) => !/^https?:\/\/[^/]/.test(image)),
    'a price that is not the first variant’s': price !== variants[0].price,
    'a reduction that is none':
      compareAtPrice !== undefined && !(compareAtPrice.amount > (price?.amount ?? Infinity)),
    'a negative price': prices.some(({ amount }) => !(amount >= 0)),
    'a price that cannot be shown': prices.some((one) => /NaN|undefined/.test(formatMoney(one))),
    'a value twice': options.some(({ values }) => new Set(values).size !== values.length),
    'a date that is none': createdAt !== undefined && new Date(createdAt).toISOString() !== createdAt,
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}

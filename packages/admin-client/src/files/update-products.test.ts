import { describe, expect, test } from 'vitest'
import { stubShop } from '../../test/support/stub-shop.ts'
import type { Row } from '../csv.ts'
import { importProducts, type ImportOptions } from './import-products.ts'

const price = (currency_code: string, amount: number, more: object = {}) => ({
  id: `price_${currency_code}`,
  currency_code,
  amount,
  rules: {},
  min_quantity: null,
  max_quantity: null,
  ...more,
})

const variant = (size: string, more: object = {}) => ({
  id: `variant_${size}`,
  title: size,
  sku: `TEE-${size}`,
  weight: null,
  manage_inventory: true,
  metadata: { lining: 'none' },
  prices: [price('inr', 100), price('usd', 2)],
  options: [{ id: `optval_${size}`, option_id: 'opt_1', value: size }],
  ...more,
})

const tee = {
  id: 'prod_1',
  handle: 'tee',
  title: 'Tee',
  status: 'published',
  description: '- washed\r\n- light',
  discountable: true,
  weight: 300,
  metadata: { care: 'cold' },
  collection_id: null,
  images: ['a', 'b'].map((name, rank) => ({ id: `img_${name}`, url: `${name}.webp`, rank })),
  tags: [{ id: 'ptag_1', value: 'linen' }],
  categories: [],
  sales_channels: [],
  options: [{ id: 'opt_1', title: 'Size', values: ['S', 'M', 'L'].map((value) => ({ value })) }],
  variants: [variant('S'), variant('M'), variant('L')],
}

const tags = [
  { id: 'ptag_1', value: 'linen' },
  { id: 'ptag_2', value: 'wool' },
]

async function sent(rows: readonly Row[], options: ImportOptions = {}, product: object = tee) {
  const { tool, uploads } = stubShop({ products: [{ ...tee, ...product }], tags })
  const result = await importProducts(tool, { rows }, { interval: 0, ...options })
  return { result, files: uploads() }
}

const id = { 'Product Id': 'prod_1' }
const kept = (size: string) => ({
  'product id': 'prod_1',
  'variant id': `variant_${size}`,
  'variant price inr': '100',
  'variant price usd': '2',
})

describe('an import of a product that exists', () => {
  test('sends nothing if it says what the store has', async () => {
    const exported = ['S', 'M', 'L'].map((size): Row => ({
      'Product Id': 'prod_1',
      'Product Handle': 'tee',
      'Product Title': 'Tee',
      // As an export writes it, without the sign at the beginning.
      'Product Description': ' washed\n- light',
      'Product Weight': '300.0',
      'Product Discountable': 'TRUE',
      'Product Metadata': '{"care":"cold"}',
      'Product Image 1': 'a.webp',
      'Product Image 2': 'b.webp',
      'Product Tag 1': 'linen',
      'Variant Id': `variant_${size}`,
      'Variant Title': size,
      'Variant Price INR': '100.00',
      'Variant Price USD': 2,
      'Variant Option 1 Name': 'Size',
      'Variant Option 1 Value': size,
    }))
    const { result, files } = await sent(exported)
    expect(result).toEqual({ kind: 'done', summary: { toCreate: 0, toUpdate: 1 } })
    expect(files).toEqual([])
  })

  test.each<[string, Row]>([
    ['its id', { 'Variant Id': 'variant_M' }],
    ['its SKU', { 'Variant Sku': 'TEE-M' }],
    ['its options', { 'Variant Option 1 Name': 'Size', 'Variant Option 1 Value': 'M' }],
    ['its title', { 'Variant Title': 'M' }],
  ])('fills in the other variants and prices, for a row with %s', async (_, cells) => {
    const { files } = await sent([{ ...id, ...cells, 'Variant Price INR': 90 }])
    expect(files).toEqual([[{ ...kept('M'), 'variant price inr': '90' }, kept('S'), kept('L')]])
  })

  test('finds it by its handle', async () => {
    const { result, files } = await sent([{ 'Product Handle': 'tee', 'Product Title': 'Linen tee' }])
    expect(result).toMatchObject({ summary: { toCreate: 0, toUpdate: 1 } })
    expect(files[0]?.[0]).toMatchObject({ 'product id': 'prod_1', 'product title': 'Linen tee' })
    expect(files[0]).toHaveLength(3)
  })

  test('takes a title that one row changes, and refuses two', async () => {
    const rows = ['Tee', 'New', ''].map((title, index): Row => ({
      'Product Id': 'prod_1',
      'Variant Id': `variant_${'SML'[index] ?? ''}`,
      'Product Title': title,
    }))
    const { files } = await sent(rows)
    expect(files[0]?.[0]).toMatchObject({ 'product title': 'New' })
    const { result } = await sent([...rows.slice(0, 2), { ...rows[2], 'Product Title': 'Other' }])
    expect(result).toMatchObject({ kind: 'invalid', errors: [{ row: 3 }] })
  })

  test('keeps pictures and tags that the rows do not name', async () => {
    const { files: none } = await sent([
      { ...id, 'Product Image 1': '', 'Product Tag 1': '', 'Variant Id': 'variant_S' },
    ])
    expect(none).toEqual([])
    const { files } = await sent([{ ...id, 'Product Image 1': 'c.webp', 'Product Tag 1': 'wool' }])
    expect(files[0]?.[0]).toEqual({
      ...kept('S'),
      'product image 1': 'c.webp',
      'product image 2': 'a.webp',
      'product image 3': 'b.webp',
      'product tag 1': 'ptag_2',
      'product tag 2': 'ptag_1',
    })
  })

  test('merges metadata', async () => {
    const { files } = await sent([
      { ...id, 'Variant Id': 'variant_S', 'Variant Metadata': '{"fit":"loose"}' },
    ])
    expect(files[0]?.[0]?.['variant metadata']).toBe('{"lining":"none","fit":"loose"}')
  })

  test('sends every option, with its id, when a variant is new', async () => {
    const { files } = await sent(
      [{ ...id, 'Variant Title': 'XL', 'Variant Option 1 Name': 'Size', 'Variant Option 1 Value': 'XL' }],
      {},
      {
        options: [{ id: 'opt_1', title: 'Size', values: ['S', 'M', 'L', 'XL'].map((value) => ({ value })) }],
      },
    )
    expect(files[0]?.map((cells) => [cells['variant option 1 value'], cells['variant option 1 id']])).toEqual(
      ['XL', 'S', 'M', 'L'].map((size) => [size, 'opt_1']),
    )
  })

  test('sends products whose pictures change apart from the others', async () => {
    const coat = {
      ...tee,
      id: 'prod_2',
      handle: 'coat',
      variants: [variant('S', { id: 'variant_9', sku: 'COAT' })],
    }
    const { tool, uploads } = stubShop({ products: [tee, coat] })
    const rows = [
      { ...id, 'Product Image 1': 'c.webp' },
      { 'Product Id': 'prod_2', 'Product Image 1': '', 'Product Title': 'Coat' },
    ]
    expect(await importProducts(tool, { rows }, { interval: 0 })).toMatchObject({ kind: 'done' })
    const images = uploads().map((file) => [
      file[0]?.['product id'],
      Object.keys(file[0] ?? {}).some((name) => name.includes('image')),
    ])
    expect(images).toEqual([
      ['prod_1', true],
      ['prod_2', false],
    ])
  })

  test.each<[string, Row, ImportOptions, product: object, message: string]>([
    ['a variant of another product', { 'Variant Id': 'variant_9' }, {}, {}, 'has no variant variant_9'],
    ['a new variant without a title', { 'Variant Sku': 'NEW' }, {}, {}, 'Variant Title is missing'],
    [
      'a new variant without its option',
      { 'Variant Title': 'XL' },
      {},
      {},
      'has no value of the option Size',
    ],
    [
      'prices of regions',
      { 'Product Title': 'New' },
      {},
      { variants: [variant('S', { prices: [price('inr', 90, { rules: { region_id: 'reg_1' } })] })] },
      "replace: ['prices']",
    ],
    [
      'prices for quantities',
      { 'Variant Price INR': 1, 'Variant Id': 'variant_S' },
      {},
      { variants: [variant('S', { prices: [price('inr', 90, { min_quantity: 5 })] })] },
      "replace: ['prices']",
    ],
    [
      'a price of a region that differs',
      { 'Variant Id': 'variant_S', 'Variant Price India [INR]': 80 },
      {},
      { variants: [variant('S', { prices: [price('inr', 90, { rules: { region_id: 'reg_1' } })] })] },
      'price of a region',
    ],
    [
      'a price in a currency that the store lacks',
      { 'Variant Id': 'variant_S', 'Variant Price USD': 3 },
      {},
      {},
      'no currency USD',
    ],
    [
      'pictures of variants',
      { 'Product Image 1': 'c.webp' },
      {},
      { images: [{ id: 'img_a', url: 'a.webp', rank: 0, variants: [{ id: 'variant_S' }] }] },
      "replace: ['images']",
    ],
    [
      'a new value of an option',
      { 'Variant Id': 'variant_S', 'Variant Option 1 Name': 'Size', 'Variant Option 1 Value': 'XL' },
      {},
      {},
      'has no value XL',
    ],
    ['no variants at all', { 'Product Title': 'New' }, {}, { variants: [] }, 'has no variants'],
  ])('is refused for %s', async (_, cells, options, product, message) => {
    const { result, files } = await sent([{ ...id, ...cells }], options, product)
    expect(result).toMatchObject({
      kind: 'invalid',
      errors: [{ row: 1, message: expect.stringContaining(message) as string }],
    })
    expect(files).toEqual([])
  })

  test('leaves the price of a region as it is, if the row says the same', async () => {
    const prices = [price('inr', 100), price('inr', 90, { rules: { region_id: 'reg_1' } })]
    const row = {
      ...id,
      'Variant Id': 'variant_S',
      'Variant Price INR': 100,
      'Variant Price India [INR]': '90',
    }
    expect(await sent([row], {}, { variants: [variant('S', { prices })] })).toMatchObject({
      result: { kind: 'done' },
      files: [],
    })
  })

  test('takes away what is asked for by name', async () => {
    const row = {
      ...id,
      'Variant Id': 'variant_M',
      'Variant Price INR': 90,
      'Product Image 1': 'b.webp',
      'Product Tag 1': '',
    }
    const { files } = await sent([row], { replace: ['variants', 'prices', 'images', 'tags'] })
    expect(files).toEqual([
      [
        {
          'product id': 'prod_1',
          'variant id': 'variant_M',
          'variant price inr': '90',
          'product image 1': 'b.webp',
          'product tag 1': '',
        },
      ],
    ])
  })
})

test('two rows about one variant, and two about one product by different names, are faults', async () => {
  const { result } = await sent([
    { ...id, 'Variant Id': 'variant_S', 'Variant Weight': 1 },
    { ...id, 'Variant Sku': 'TEE-S', 'Variant Weight': 2 },
    { 'Product Handle': 'tee', 'Product Title': 'Tee' },
  ])
  expect(result).toMatchObject({ kind: 'invalid', errors: [{ row: 2 }, { row: 3 }] })
})

test('a word that names nothing to replace is a mistake of the call', async () => {
  await expect(sent([id], { replace: ['all' as 'prices'] })).rejects.toThrow('replace[0] is all')
})

import { describe, expect, test } from 'vitest'
import { stubShop, type StubShop } from '../../test/support/stub-shop.ts'
import type { Row } from '../csv.ts'
import { importProducts } from './import-products.ts'

const row: Row = {
  'Product Handle': 'tee',
  'Product Title': 'Tee',
  'Variant Title': 'M',
  'Variant Price EUR': '19',
}
const other: Row = { ...row, 'Product Handle': 'wool', 'Variant Title': 'L' }

/** The rows with a fault, and what is wrong with them. */
async function faults(
  rows: readonly Row[],
  shop: StubShop = {},
): Promise<readonly (readonly [number | undefined, string])[]> {
  const { tool, writes } = stubShop(shop)
  const result = await importProducts(tool, { rows }, { dryRun: true })
  expect(writes()).toEqual([])
  return result.kind === 'invalid' ? result.errors.map(({ row: at, message }) => [at, message]) : []
}

test.each<[string, Row]>([
  ['an EAN', { 'Variant Ean': '4012345000016' }],
  ['a SKU of digits', { 'Variant Sku': 70_012_345 }],
  ['a title of digits', { 'Product Title': '747', 'Variant Title': '38' }],
  [
    'words and JSON as text',
    { 'Product Material': 'true', 'Product Description': '{"a":1}', 'Variant Title': 'null' },
  ],
  ['a long external id', { 'Product External Id': '1234567890123456789', 'Product HS Code': '610342' }],
  ['a status and booleans in capitals', { 'Product Status': 'published', 'Product Discountable': 'FALSE' }],
  ['metadata', { 'Product Metadata': '{"care":["cold"]}' }],
  [
    'no price, and empty columns that mean nothing',
    { 'Variant Price EUR': '', 'Variant Price XYZ': '', 'Variant Price': ' ' },
  ],
])('%s is right', async (_, cells) => {
  expect(await faults([other, { ...row, ...cells }])).toEqual([])
})

test('a header has any blanks and capitals', async () => {
  const { tool } = stubShop()
  const csv = 'PRODUCT\u00A0HANDLE,Product  Title,\uFEFFvariant title\ntee,Tee,M\n'
  expect(await importProducts(tool, { csv }, { dryRun: true })).toMatchObject({ kind: 'checked' })
})

test('a product without options gets the one that the dashboard gives, and has one variant', async () => {
  const { tool, uploads } = stubShop()
  expect(await importProducts(tool, { rows: [row, other] }, { interval: 1 })).toMatchObject({ kind: 'done' })
  const option = {
    'variant option 1 name': 'Default option',
    'variant option 1 value': 'Default option value',
  }
  expect(uploads()).toMatchObject([[option, option]])
  expect(await faults([row, { ...row, 'Variant Title': 'L' }])).toEqual([
    [2, 'The variant L has no option value that tells it from M, row 1'],
  ])
})

test.each<[string, Row]>([
  ['other signs than small letters', { 'Product Handle': 'My Tee' }],
  ['other signs than small letters', { 'Product Handle': 'tee_1' }],
  ['Product Title is missing', { 'Product Title': '' }],
  ['Variant Title is missing', { 'Variant Title': ' ' }],
  ['Product Id or Product Handle is missing', { 'Product Handle': '' }],
  ['product status is not draft, proposed, published, rejected: active', { 'Product Status': 'active' }],
  ['product status is not', { 'Product Status': 'Published' }],
  ['product discountable is not true or false: yes', { 'Product Discountable': 'yes' }],
  ['variant manage inventory is not true or false: 1', { 'Variant Manage Inventory': 1 }],
  ['variant price eur is not a number: much', { 'Variant Price EUR': 'much' }],
  ['variant price eur is not a number: 0x10', { 'Variant Price EUR': '0x10' }],
  ['variant price eur is no price, at least 0 is needed: -5', { 'Variant Price EUR': -5 }],
  ['variant price eur is no price, at most 2 decimals are possible', { 'Variant Price EUR': '1.999' }],
  ['The store has no currency USD', { 'Variant Price USD': 1 }],
  ['XYZ', { 'Variant Price XYZ': 1 }],
  ['It names no currency', { 'Variant Price': 1 }],
  ['price of a region', { 'Variant Price India [INR]': 900 }],
  ['price of a region', { 'Variant Price [India] INR': 900 }],
  ['product weight is not a number: heavy', { 'Product Weight': 'heavy' }],
  ['variant weight is below 0: -1', { 'Variant Weight': '-1' }],
  ['product metadata is not JSON of an object: ["x"]', { 'Product Metadata': '["x"]' }],
  ['variant metadata is not JSON of an object: 5', { 'Variant Metadata': 5 }],
  ['variant option 1 value is missing', { 'Variant Option 1 Name': 'Size' }],
  ['variant option 1 name is missing', { 'Variant Option 1 Value': 'M' }],
  ['shortened by a spreadsheet', { 'Variant Ean': '4.01235E+12' }],
  ['there is no wool', { 'Product Tag 1': 'wool' }],
  ['There is no collection pcol_1', { 'Product Collection Id': 'pcol_1' }],
  ['There is no product prod_1', { 'Product Id': 'prod_1' }],
  ['Variant Id names a variant', { 'Variant Id': 'variant_1' }],
  ['Medusa reads columns such as product image 1 only', { 'Product Images': 'a.webp' }],
])('a row with the fault "%s" is named', async (message, cells) => {
  const found = await faults([other, { ...row, ...cells }])
  expect(found).toEqual([[2, expect.stringContaining(message)]])
})

describe('between rows', () => {
  const sized = (size: string, more: Row = {}): Row => ({
    ...row,
    'Variant Title': size,
    'Variant Option 1 Name': 'Size',
    'Variant Option 1 Value': size,
    ...more,
  })

  test.each<[string, readonly Row[], row: number, message: string]>([
    [
      'one SKU',
      [
        { ...row, 'Variant Sku': 'A' },
        { ...other, 'Variant Sku': 'A' },
      ],
      2,
      'Variant Sku A is that of row 1 too',
    ],
    [
      'one EAN, far apart',
      [{ ...row, 'Variant Ean': '1' }, other, { ...other, 'Product Handle': 'c', 'Variant Ean': '1' }],
      3,
      'is that of row 1 too',
    ],
    [
      'equal option values',
      [sized('S'), sized('M'), sized('S', { 'Variant Title': 'Small' })],
      3,
      'same option values as S, row 1',
    ],
    [
      'a missing option',
      [sized('S'), { ...row, 'Variant Option 1 Name': '', 'Variant Option 1 Value': '' }],
      2,
      'has no value of the option Size',
    ],
    ['two titles', [sized('S'), sized('M', { 'Product Title': 'Coat' })], 2, 'is not the one of row 1: Coat'],
    [
      'an option twice',
      [sized('S', { 'Variant Option 2 Name': 'Size', 'Variant Option 2 Value': 'M' })],
      1,
      'The option Size is there twice',
    ],
  ])('%s is a fault', async (_, rows, at, message) => {
    expect(await faults(rows)).toEqual([[at, expect.stringContaining(message)]])
  })

  test('product cells may be in one row only, and a row may have those only', async () => {
    const pictures = { 'Product Handle': 'tee', 'Product Image 1': 'https://cdn.example/b.webp' }
    expect(await faults([sized('S', { 'Product Title': '' }), sized('M'), pictures])).toEqual([])
  })
})

test('what the store has is a fault: a SKU', async () => {
  const rows = [other, { ...row, 'Variant Sku': 'TAKEN' }]
  const shop = { skus: { TAKEN: 'variant_9' } }
  expect(await faults(rows, shop)).toEqual([[2, 'Variant Sku TAKEN is that of the variant variant_9']])
})

test.each([
  ['Product Handle,Product Colour\ntee,red\n', 'Unknown columns: Product Colour'],
  ['Product Handle,product handle\ntee,tee\n', 'The column product handle is there twice'],
  ['Product Handle,\ntee,x\n', 'Unknown columns: (no name)'],
  ['Product Handle,Product Title\n', 'There are no rows'],
])('the header of %j is a fault', async (csv, message) => {
  const { tool } = stubShop()
  expect(await importProducts(tool, { csv })).toMatchObject({ kind: 'invalid', errors: [{ message }] })
})

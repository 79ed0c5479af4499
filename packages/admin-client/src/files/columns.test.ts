import { expect, test } from 'vitest'
import { columnOf, importableRows } from './columns.ts'

test.each([
  ['Product Id', 'value'],
  [' product HS Code ', 'value'],
  ['Shipping Profile Id', 'value'],
  ['Variant Variant Rank', 'value'],
  ['Product Image 10', 'list'],
  ['Product Sales Channel 1', 'list'],
  ['Variant Price EUR', 'price'],
  ['Variant Option 2 Is Exclusive', 'option'],
  ['Variant Created At', 'ignored'],
  ['Variant Price India [INR]', 'lossy'],
  ['Variant Price [India] INR', 'lossy'],
  ['Variant Price', 'lossy'],
  ['Variant Price EURO', 'lossy'],
  ['Variant Prices', 'lossy'],
  ['Product Images', 'lossy'],
  ['Variant Option 1', 'lossy'],
  ['Variant Thumbnail', 'unknown'],
  ['Product Colour', 'unknown'],
  ['Colour', 'unknown'],
  ['', 'unknown'],
])('%j is a column of the kind %s', (header, kind) => {
  expect(columnOf(header).kind).toBe(kind)
})

test('columns that Medusa does not import are left out', () => {
  const row = { 'Product Handle': 'tee', 'Variant Price India [INR]': '900' }
  expect(importableRows([{ ...row, 'Variant Thumbnail': 'tee.webp' }])).toEqual([row])
})

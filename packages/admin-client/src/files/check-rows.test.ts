import { expect, test } from 'vitest'
import { checkRows, importableRows } from './check-rows.ts'

const row = {
  'Product Handle': 'tee',
  'Product Title': 'Tee',
  'Variant Title': 'M',
  'Variant Price EUR': '19',
}

test('every row with an error is named, with each of its errors', () => {
  const errors = checkRows([
    row,
    { ...row, 'Variant Price EUR': 'much', 'Variant Title': '' },
    row,
    { ...row, 'Product Handle': '' },
  ])
  expect(errors.map((error) => error.row)).toEqual([2, 2, 4])
})

test('the title of a new product may be in any of its rows', () => {
  expect(checkRows([{ ...row, 'Product Title': '' }, row])).toEqual([])
  expect(checkRows([{ ...row, 'Product Title': '' }])).toMatchObject([{ row: 1 }])
})

test('a product that exists needs no title', () => {
  expect(checkRows([{ 'Product Id': 'prod_1', 'Product Weight': '300' }])).toEqual([])
})

test('unknown columns are named, and left out on request', () => {
  const exported = { ...row, 'Variant Thumbnail': 'tee.webp' }
  expect(checkRows([exported])).toEqual([{ message: 'Unknown columns: Variant Thumbnail' }])
  expect(importableRows([exported])).toEqual([row])
})

test('an empty file is an error', () => {
  expect(checkRows([])).toHaveLength(1)
})

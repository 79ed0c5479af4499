import { expect, it } from 'vitest'
import { describeRatios, describeRow, header, rowOf } from './load-figures.ts'

const row = (name: string, products: number, instances: number, requests: number) =>
  rowOf(
    { name, products, instances, clients: 10 },
    { times: Array.from({ length: requests }, (_, index) => index), seconds: 2, errors: 1 },
  )

const words = (text: string) => text.split(/\s{2,}/)

it('has requests per second and percentiles', () => {
  expect(words(describeRow(row('list', 44, 2, 100)))).toEqual([
    'list',
    '44',
    '2',
    '10',
    '50.0',
    '49',
    '94',
    '1',
  ])
  expect(words(header)).toHaveLength(8)
})

it('compares two instances with one, many products with few, and kept pages with rendered ones', () => {
  const rows = [
    row('page, kept', 44, 2, 100),
    row('page, rendered', 44, 2, 20),
    row('list', 44, 2, 90),
    row('list', 44, 1, 60),
    row('list', 5000, 2, 45),
  ]
  const lines = describeRatios(rows, 10).split('\n')
  expect(lines.map(words)).toContainEqual(['list', '1.50', '0.50'])
  expect(lines.map(words)).toContainEqual(['page, kept', '-', '-'])
  expect(lines.at(-1)).toBe('kept : rendered 5.00 with 44 products, - with 5000')
  expect(describeRatios(rows, 50)).not.toContain('list')
})

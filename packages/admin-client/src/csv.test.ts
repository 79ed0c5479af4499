import { expect, test } from 'vitest'
import { formatCsv, parseCsv } from './csv.ts'

test('rows are the same after they were written and read', () => {
  const rows = [
    { Title: 'Linen, "light"', Note: 'two\nlines' },
    { Title: 'Wool', Note: '' },
  ]
  expect(parseCsv(formatCsv(rows))).toEqual({ kind: 'parsed', rows })
})

test('columns are those of all rows, and missing cells are empty', () => {
  expect(formatCsv([{ a: 1 }, { b: true, a: null }])).toBe('a,b\n1,\n,true\n')
})

test('a byte order mark and empty lines are ignored', () => {
  expect(parseCsv('\uFEFFSku\r\nTEE\r\n\r\n')).toEqual({ kind: 'parsed', rows: [{ Sku: 'TEE' }] })
})

test.each([
  ['a,b\n1,2\n3\n', 2],
  ['a,b\n1,"2\n', 1],
])('%j is malformed', (text, row) => {
  expect(parseCsv(text)).toMatchObject({ kind: 'malformed', row })
})

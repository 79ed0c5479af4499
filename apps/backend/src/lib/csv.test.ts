import { expect, it } from 'vitest'

import { csvLine } from './csv'

it('A line of CSV keeps commas, quotes and line breaks in their cells', () => {
  expect(csvLine(['a,b', 'say "x"', 'one\ntwo'])).toBe('"a,b","say ""x""","one\ntwo"\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('The formula %j becomes text', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
})

it('A character of a formula inside a cell stays', () => {
  expect(csvLine(['asha+news@example.com'])).toBe('"asha+news@example.com"\r\n')
})

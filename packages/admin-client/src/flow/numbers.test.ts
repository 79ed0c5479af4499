import { describe, expect, test } from 'vitest'
import { parseAmount, parseDelay, parsePayment, parseQuantity, roundTo } from './numbers.ts'

const wrong: readonly unknown[] = [
  NaN,
  Infinity,
  -Infinity,
  -1,
  -0.01,
  '1',
  null,
  undefined,
  {},
  [],
  1n,
  true,
  1e300,
]

describe.each([
  ['a quantity', (value: unknown) => parseQuantity('items[0].quantity', value), [0, 1.5, 0.1, 2 ** 53]],
  ['a quantity or none', (value: unknown) => parseQuantity('items[0].quantity', value, 0), [1.5, 2 ** 53]],
  [
    'a price',
    (value: unknown) => parseAmount('items[0].quantity', value, 'eur'),
    [1.999, 0.001, 1e-7, 10.000_001],
  ],
  ['a payment', (value: unknown) => parsePayment('items[0].quantity', value, 'eur'), [0, -0, 1.999, 0.004]],
  ['a price in yen', (value: unknown) => parseAmount('items[0].quantity', value, 'jpy'), [1.5]],
  ['a price in dinars', (value: unknown) => parseAmount('items[0].quantity', value, 'kwd'), [1.2345]],
  ['a price in any currency', (value: unknown) => parseAmount('items[0].quantity', value), [1.234_56]],
  [
    'a price in an unknown currency',
    (value: unknown) => parseAmount('items[0].quantity', value, 'x'),
    [1.234],
  ],
])('%s', (_, parse, others) => {
  test.each([...wrong, ...others])('is not %o, and the error names the field', (value) => {
    expect(() => parse(value)).toThrow(TypeError)
    expect(() => parse(value)).toThrow('items[0].quantity')
  })
})

test.each<[number, string | undefined, number]>([
  [0, 'eur', 0],
  [-0, 'eur', 0],
  [19.99, 'eur', 19.99],
  [0.1 + 0.2, 'eur', 0.3],
  [3 * 1.1, 'usd', 3.3],
  [1.005, 'kwd', 1.005],
  [1.2345, undefined, 1.2345],
  [123_456_789.01, 'inr', 123_456_789.01],
])('%d %s is the amount %d', (value, currency, expected) => {
  expect(Object.is(parseAmount('amount', value, currency), expected)).toBe(true)
})

test('a delay may be for ever', () => {
  expect(parseDelay('patience', Infinity)).toBe(Infinity)
  expect(() => parseDelay('patience', NaN)).toThrow('patience is NaN')
})

test('rounds to the nearest, halves up', () => {
  expect(roundTo('eur', 1.005)).toBe(1.01)
  expect(roundTo('eur', 2.675)).toBe(2.68)
  expect(roundTo('jpy', 0.4)).toBe(0)
})

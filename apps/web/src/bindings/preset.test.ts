import { expect, it } from 'vitest'
import { presetOf } from './preset.ts'

const euros = { amount: 19.99, currency: 'eur' }

it('[LIVE-07] the live shop writes the decimals of the currency everywhere', () => {
  const { goods, checkout } = presetOf('live').money
  for (const write of [goods, checkout]) {
    expect(write(euros)).toBe('€19.99')
    expect(write({ amount: 189, currency: 'inr' })).toBe('₹189.00')
    expect(write({ amount: 1500, currency: 'jpy' })).toBe('JP¥1,500')
  }
})

it('[MAP-06] the demonstration writes whole rupees for goods and dollars for the checkout', () => {
  const { goods, checkout } = presetOf('showcase').money
  expect(goods({ amount: 1299.4, currency: 'inr' })).toBe('₹1,299')
  expect(checkout({ amount: 5.99, currency: 'usd' })).toBe('$5.99')
})

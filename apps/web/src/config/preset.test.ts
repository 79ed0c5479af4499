import { expect, it } from 'vitest'
import { presetOf } from './preset.ts'

const euros = { amount: 19.99, currency: 'eur' }

it('[LIVE-07] the live shop formats amounts with the decimals of their currency', () => {
  const { products, checkout } = presetOf('live').money
  for (const write of [products, checkout]) {
    expect(write(euros)).toBe('€19.99')
    expect(write({ amount: 189, currency: 'inr' })).toBe('₹189')
    expect(write({ amount: 1500, currency: 'jpy' })).toBe('¥1,500')
  }
})

it('[MAP-06] the showcase formats product prices in whole rupees and the checkout in dollars', () => {
  const { products, checkout } = presetOf('showcase').money
  expect(products({ amount: 1299.4, currency: 'inr' })).toBe('₹1,299')
  expect(checkout({ amount: 5.99, currency: 'usd' })).toBe('$5.99')
})

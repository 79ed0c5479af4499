import { formatMoney } from '@umber/storefront-core/money'
import { expect, it } from 'vitest'
import { formatDollars, rupeesFormat } from './showcase-money.ts'

it.each([
  [189, '₹189'],
  [0, '₹0'],
  [1_299, '₹1,299'],
  [123_456.5, '₹1,23,457'],
  [2.5, '₹3'],
  [1_208.8982, '₹1,209'],
  [-0.2, '₹0'],
  [-2.5, '-₹3'],
])('[MAP-06] shows %d in the cart as rupees without decimals', (amount, shown) => {
  expect(formatMoney({ amount, currency: 'inr' }, rupeesFormat)).toBe(shown)
})

it.each([
  [5.99, '$5.99'],
  [12.99, '$12.99'],
  [99, '$99.00'],
  [1.005, '$1.01'],
  [1_234.5, '$1,234.50'],
])('[MAP-06] shows %d at checkout in dollars', (amount, shown) => {
  expect(formatDollars(amount)).toBe(shown)
})

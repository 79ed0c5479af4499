import { expect, it } from 'vitest'

import { orderSums } from './order-sums'

const shirt = { is_tax_inclusive: true, unit_price: 500, quantity: 1 }
const standard = { is_tax_inclusive: true, amount: 5.99 }

it('What gift cards and store credit have paid has rows of its own, and all rows add up to the rest', () => {
  const { rows, total } = orderSums({
    currency_code: 'inr',
    total: 255.99,
    items: [shirt],
    shipping_methods: [standard],
    credit_lines: [
      { reference: 'gift-card', amount: 150 },
      { reference: 'gift-card', amount: 50 },
      { reference: 'store-credit', amount: 50 },
      null,
    ],
  })
  expect(total).toBe(255.99)
  expect(rows).toEqual([
    { kind: 'delivery', amount: 5.99 },
    { kind: 'gift-card', amount: -200 },
    { kind: 'store-credit', amount: -50 },
  ])
})

import { expect, it } from 'vitest'
import { line } from '../../test/support/checkout-setup.ts'
import { money } from '../money/money.ts'
import { expressQuote } from './express-quote.ts'

const words = { discount: 'Discount', shipping: 'Shipping', tax: 'Tax' }
const inr = (amount: number) => money(amount, 'inr')
const lines = [line, { ...line, id: 'line_2', name: 'Cup', quantity: 2, lineTotal: inr(8) }]
const method = { id: 'so_1', name: 'Standard', price: inr(5), days: [2, 4] } as const

it('shows lines, discount, shipping and tax in Stripe’s units, and the ways of delivery', () => {
  const quote = {
    subtotal: inr(18),
    discount: inr(3),
    shipping: inr(5),
    tax: { amount: inr(2), included: false },
    total: inr(22),
  }
  expect(expressQuote(quote, lines, [method], words)).toEqual({
    total: inr(22),
    lineItems: [
      { name: 'Vase', amount: 1000 },
      { name: '2 × Cup', amount: 800 },
      { name: 'Discount', amount: -300 },
      { name: 'Shipping', amount: 500 },
      { name: 'Tax', amount: 200 },
    ],
    shippingRates: [
      {
        id: 'so_1',
        displayName: 'Standard',
        amount: 500,
        deliveryEstimate: {
          minimum: { unit: 'business_day', value: 2 },
          maximum: { unit: 'business_day', value: 4 },
        },
      },
    ],
  })
})

it('shows no tax that the prices include', () => {
  const quote = { subtotal: inr(18), tax: { amount: inr(2), included: true }, total: inr(18) }
  expect(expressQuote(quote, lines, [], words).lineItems.map(({ name }) => name)).toEqual(['Vase', '2 × Cup'])
})

it('shows no parts that do not add up to the total', () => {
  expect(expressQuote({ subtotal: inr(18), total: inr(18.01) }, lines, [], words).lineItems).toEqual([])
})

it('tells no time of a shipping option that has none', () => {
  const { days: _, ...timeless } = method
  const { shippingRates } = expressQuote({ subtotal: inr(18), total: inr(18) }, lines, [timeless], words)
  expect(shippingRates).toEqual([{ id: 'so_1', displayName: 'Standard', amount: 500 }])
})

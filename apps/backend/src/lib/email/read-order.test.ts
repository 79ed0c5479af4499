import { describe, expect, it } from 'vitest'

import { write } from './email'
import { orderPlacedEmail } from './emails/order-placed'
import { confirmedOrder, type OrderToConfirm } from './read-order'

const item = { title: 'Linen shirt', quantity: 2, unit_price: 50, is_tax_inclusive: true }

const order: OrderToConfirm = {
  display_id: 105,
  email: 'asha@example.com',
  currency_code: 'inr',
  items: [item],
  total: 105.99,
  tax_total: 9.64,
  discount_total: 0,
  discount_tax_total: 0,
  original_shipping_total: 5.99,
  original_shipping_subtotal: 5.45,
}

/** As Medusa computes them with a tax of 10 %. */
const orders: readonly (readonly [string, OrderToConfirm, readonly string[]])[] = [
  ['with tax in its prices', order, ['₹100.00', '₹5.99', '₹105.99']],
  [
    'with a code for free shipping',
    { ...order, total: 100, tax_total: 9.09, discount_total: 5.99, discount_tax_total: 0.54 },
    ['₹100.00', '-₹5.99', '₹5.99', '₹100.00'],
  ],
  [
    'with prices without tax',
    {
      ...order,
      items: [{ ...item, is_tax_inclusive: false }],
      total: 115.5,
      tax_total: 10.5,
      original_shipping_total: 5.5,
      original_shipping_subtotal: 5,
    },
    ['₹100.00', '₹5.00', '₹10.50', '₹115.50'],
  ],
  [
    'with prices without tax, and a discount',
    {
      ...order,
      items: [{ ...item, is_tax_inclusive: false }],
      total: 104.5,
      tax_total: 9.5,
      discount_total: 11,
      discount_tax_total: 1,
      original_shipping_total: 5.5,
      original_shipping_subtotal: 5,
    },
    ['₹100.00', '-₹10.00', '₹5.00', '₹9.50', '₹104.50'],
  ],
]

describe('The rows about an order', () => {
  it('name no variant of a product without options', () => {
    const titled = (variant_title: string) =>
      confirmedOrder({ ...order, items: [{ ...item, variant_title }] }).lines[0]?.title
    expect(titled('Default option value')).toBe('Linen shirt')
    expect(titled('White / M')).toBe('Linen shirt, White / M')
  })

  it.each(orders)('%s add up to its total', (_title, placed, figures) => {
    const { lines, discount, shipping, tax = 0, total } = confirmedOrder(placed)
    const items = lines.reduce((sum, line) => sum + line.total, 0)
    expect(items - discount + shipping + tax).toBeCloseTo(total, 10)
    const { text } = write(orderPlacedEmail(confirmedOrder(placed), 'https://shop.example/'), 'Umber & Ecru')
    expect(text.match(/-?₹[\d.]+$/gm)).toEqual(figures)
  })
})

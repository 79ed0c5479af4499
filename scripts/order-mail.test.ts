import { expect, it } from 'vitest'
import { orderSums, type PricedOrder } from '../apps/backend/src/lib/email/order-sums.ts'
import { lineAmount, orderLedgerFromWire } from '../packages/storefront-core/src/orders/order-ledger.ts'

const line = (unit_price: number, quantity: number, tax_total: number, discount = 0) => ({
  unit_price,
  quantity,
  tax_total,
  is_tax_inclusive: true,
  discount_total: discount,
  discount_subtotal: discount / 1.18,
  total: unit_price * quantity - discount,
  detail: { quantity },
})
const netLine = (unit_price: number, quantity: number, discount = 0) => ({
  ...line(unit_price, quantity, (unit_price * quantity - discount) * 0.18),
  is_tax_inclusive: false,
  discount_total: discount * 1.18,
  discount_subtotal: discount,
  total: (unit_price * quantity - discount) * 1.18,
})
const post = {
  amount: 5.99,
  tax_total: 0.91,
  is_tax_inclusive: true,
  discount_total: 0,
  discount_subtotal: 0,
  total: 5.99,
}
const netPost = { ...post, tax_total: 5.99 * 0.18, is_tax_inclusive: false, total: 5.99 * 1.18 }

interface Case extends Pick<PricedOrder, 'items' | 'shipping_methods'> {
  readonly currency_code?: string
  readonly total: number
}

/** Orders as Medusa computes them right after they were placed. */
const orders: readonly (readonly [string, Case])[] = [
  [
    'of two lines',
    { items: [line(189, 2, 57.66), line(39, 1, 5.95)], shipping_methods: [post], total: 422.99 },
  ],
  ['with a discount', { items: [line(189, 2, 51.89, 37.8)], shipping_methods: [post], total: 346.19 }],
  [
    'with a discount of parts of coins',
    {
      items: [line(33.33, 1, 4.58, 3.333), line(0.05, 3, 0.02, 0.015)],
      shipping_methods: [post],
      total: 36.122,
    },
  ],
  [
    'with free delivery',
    {
      items: [line(39, 1, 5.95)],
      shipping_methods: [{ ...post, tax_total: 0, discount_total: 5.99, discount_subtotal: 5.08, total: 0 }],
      total: 39,
    },
  ],
  [
    'without tax in its prices',
    { items: [netLine(33.33, 3)], shipping_methods: [netPost], total: (99.99 + 5.99) * 1.18 },
  ],
  [
    'without tax in its prices, with a discount',
    { items: [netLine(33.33, 3, 9.999)], shipping_methods: [netPost], total: (89.991 + 5.99) * 1.18 },
  ],
  [
    'with tax in the price of its delivery alone',
    { items: [netLine(50, 2)], shipping_methods: [post], total: 118 + 5.99 },
  ],
  [
    'with many lines of parts of coins',
    {
      items: Array.from({ length: 9 }, () => line(0.005, 1, 0)),
      shipping_methods: [],
      total: 0.045,
    },
  ],
  ['with a fee of its own', { items: [line(39, 1, 5.95)], shipping_methods: [post], total: 49.99 }],
  [
    'in yen',
    {
      currency_code: 'jpy',
      items: [line(333.4, 3, 0)],
      shipping_methods: [{ ...post, amount: 600 }],
      total: 1600.2,
    },
  ],
]

it.each(orders)('The email about an order %s has the sums of its page', (_title, placed) => {
  const order = { currency_code: 'inr', ...placed }
  const mail = orderSums(order)
  const { rows, total } = orderLedgerFromWire(order, order.currency_code)
  expect(mail.lines).toEqual(order.items.map((item) => lineAmount(item, order.currency_code)?.amount))
  expect(mail.rows).toEqual(
    rows.filter(({ kind }) => kind !== 'items').map(({ kind, amount }) => ({ kind, amount: amount.amount })),
  )
  expect(mail.total).toBe(total?.amount)
})

import type { InvoicedOrder } from './invoiced-order'

const taxLine = { rate: 18, code: 'GST18', description: 'GST' }

/** Two shirts with a discount and a delivery, with 18 % of tax in the prices. */
export const testOrder: InvoicedOrder = {
  id: 'order_1',
  display_id: 7,
  status: 'pending',
  email: 'asha@example.com',
  locale: 'en-IN',
  created_at: '2026-11-20T10:00:00.000Z',
  currency_code: 'inr',
  total: 5108,
  items: [
    {
      id: 'line_1',
      title: 'M / White',
      product_title: 'Linen Shirt',
      variant_title: 'M / White',
      unit_price: 2499,
      quantity: 2,
      is_tax_inclusive: true,
      discount_total: 0,
      discount_subtotal: 0,
      tax_total: 762.41,
      total: 4998,
      tax_lines: [taxLine],
      variant: { hs_code: '620520' },
      detail: {},
    },
  ],
  shipping_methods: [
    {
      id: 'method_1',
      name: 'Standard delivery',
      amount: 110,
      is_tax_inclusive: true,
      tax_total: 16.78,
      total: 110,
      tax_lines: [taxLine],
    },
  ],
  shipping_address: {
    first_name: 'Asha',
    last_name: 'Rao',
    address_1: '12 Residency Road',
    city: 'Bengaluru',
    province: 'Karnataka',
    postal_code: '560025',
    country_code: 'in',
  },
  payment_collections: [{ payments: [{ captures: [{ amount: 5108 }], refunds: [] }] }],
  fulfillments: [],
}

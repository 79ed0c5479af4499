import { describe, expect, it } from 'vitest'

import type { StoredLine } from './computed-cart'
import { checkOrderRules, refuseDraftOrder } from './order-rules'

const channel = 'sc_shop'

interface Sold {
  readonly status?: string
  readonly channels?: readonly string[]
  readonly inStock?: number
  readonly isCustom?: boolean
}

/** A line of two pieces at 100. */
const line = ({ status = 'published', channels = [channel], inStock = 2, isCustom }: Sold): StoredLine => ({
  id: 'item_1',
  quantity: 2,
  unit_price: 100,
  product: isCustom === true ? null : { status, sales_channels: channels.map((id) => ({ id })) },
  variant: {
    manage_inventory: true,
    inventory_items: [
      {
        inventory_item_id: 'iitem_1',
        inventory: {
          location_levels: [
            {
              stocked_quantity: inStock,
              reserved_quantity: 0,
              stock_locations: [{ sales_channels: [{ id: channel }] }],
            },
          ],
        },
      },
    ],
  },
})

interface Now {
  readonly price?: number
  readonly total?: number
  readonly deliveries?: number
  readonly isTaxedAnew?: boolean
}

const cartOf = (
  sold: Sold,
  { price = 100, total = 205.99, deliveries = 1, isTaxedAnew = false }: Now = {},
) => ({
  cart: {
    id: 'cart_1',
    total: 205.99,
    sales_channel_id: channel,
    currency_code: 'inr',
    items: [line(sold)],
    shipping_methods: [{ id: 'casm_1', amount: 5.99 }],
  },
  prices: { item_1: { unit_price: price } },
  priced: { shipping_methods: Array.from({ length: deliveries }, () => ({})) },
  total,
  isTaxedAnew,
})

describe('A cart can be ordered', () => {
  it.each<readonly [when: string, sold: Sold]>([
    ['as it is', {}],
    ['with a line of an administrator', { isCustom: true }],
  ])('%s', (_, sold) => {
    expect(() => checkOrderRules(cartOf(sold))).not.toThrow()
  })

  it.each<readonly [when: string, code: string, sold: Sold, now: Now]>([
    ['with a product that is hidden', 'not_for_sale', { status: 'draft' }, {}],
    ['with a product of another channel', 'not_for_sale', { channels: ['sc_other'] }, {}],
    ['with more than there is', 'insufficient_inventory', { inStock: 1 }, {}],
    ['at an earlier price', 'price_changed', {}, { price: 110 }],
    ['at an earlier total', 'price_changed', {}, { total: 215.99 }],
    ['with earlier taxes in its prices', 'price_changed', {}, { isTaxedAnew: true }],
    ['with a delivery that is gone', 'delivery_withdrawn', {}, { deliveries: 0 }],
  ])('but not %s', (_, code, sold, now) => {
    expect(() => checkOrderRules(cartOf(sold, now))).toThrow(expect.objectContaining({ code }))
  })
})

describe('A draft order can be placed', () => {
  const place = (sold: Sold) => () => refuseDraftOrder({ sales_channel_id: channel, items: [line(sold)] })

  it.each<readonly [when: string, sold: Sold]>([
    ['as it is', {}],
    ['with a product that the shop does not show', { status: 'draft' }],
    ['with a line without a product', { isCustom: true }],
  ])('%s', (_, sold) => {
    expect(place(sold)).not.toThrow()
  })

  it.each<readonly [when: string, code: string, sold: Sold]>([
    ['with a product of another channel', 'not_for_sale', { channels: ['sc_other'] }],
    ['with more than there is', 'insufficient_inventory', { inStock: 1 }],
  ])('but not %s', (_, code, sold) => {
    expect(place(sold)).toThrow(expect.objectContaining({ code }))
  })
})

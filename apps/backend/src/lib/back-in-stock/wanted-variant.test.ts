import { expect, it } from 'vitest'

import { readLeaveWaiting, signLeaveWaiting } from './leave-link'
import { canBeBought, type WantedVariant } from './wanted-variant'

const stocked = (stock: number, reserved: number, channel = 'sc_shop'): WantedVariant => ({
  id: 'variant_1',
  manage_inventory: true,
  allow_backorder: false,
  inventory_items: [
    {
      inventory_item_id: 'iitem_1',
      required_quantity: 1,
      inventory: {
        location_levels: [
          {
            stocked_quantity: stock,
            reserved_quantity: reserved,
            stock_locations: [{ sales_channels: [{ id: channel }] }],
          },
        ],
      },
    },
  ],
  product: {
    id: 'prod_1',
    title: 'Shirt',
    handle: 'shirt',
    status: 'published',
    sales_channels: [{ id: 'sc_shop' }],
  },
})

it.each<[string, WantedVariant, boolean]>([
  ['that has a free piece', stocked(3, 2), true],
  ['whose pieces are all reserved', stocked(3, 3), false],
  ['that is in stock for another channel', stocked(3, 0, 'sc_market'), false],
  ['that is sold without stock', { ...stocked(0, 0), allow_backorder: true }, true],
  ['whose stock is not counted', { ...stocked(0, 0), manage_inventory: false }, true],
  [
    'of a product that is hidden',
    { ...stocked(3, 0), product: { id: 'prod_1', title: 'Shirt', handle: 'shirt', status: 'draft' } },
    false,
  ],
  ['of a product that is gone', { ...stocked(3, 0), product: null }, false],
])('A variant %s is back in stock or not', (_, variant, isBack) => {
  expect(canBeBought(variant, 'sc_shop')).toBe(isBack)
})

it('The link of a letter names its own request, and nothing else does', () => {
  const token = signLeaveWaiting('secret', 'stkreq_01ABC')
  expect(readLeaveWaiting('secret', token)).toBe('stkreq_01ABC')
  for (const wrong of [
    signLeaveWaiting('another', 'stkreq_01ABC'),
    token.replace('01ABC', '01ABD'),
    signLeaveWaiting('secret', 'nsub_01ABC'),
    '',
  ])
    expect(readLeaveWaiting('secret', wrong)).toBeUndefined()
})

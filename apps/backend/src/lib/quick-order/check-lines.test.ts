import { expect, it } from 'vitest'

import { checkLines, type FoundVariant } from './check-lines'

const channel = 'sc_1'

const variant = (sku: string, stocked: number | 'uncounted'): FoundVariant => ({
  id: `variant_${sku}`,
  sku,
  title: 'M',
  product: { title: 'Shirt', handle: 'shirt', thumbnail: null },
  manage_inventory: stocked !== 'uncounted',
  inventory_items: [
    {
      inventory_item_id: `iitem_${sku}`,
      inventory: {
        location_levels: [
          {
            stocked_quantity: stocked === 'uncounted' ? 0 : stocked,
            reserved_quantity: 0,
            stock_locations: [{ sales_channels: [{ id: channel }] }],
          },
        ],
      },
    },
  ],
})

const checked = (lines: readonly (readonly [string, number])[]) =>
  checkLines(
    lines.map(([sku, quantity]) => ({ sku, quantity })),
    [variant('A-1', 5), variant('B-1', 0), variant('C-1', 'uncounted')],
    channel,
  ).map((line) => (line.status === 'too_many' ? `${line.status} ${line.available}` : line.status))

it('each line is unknown, sold out, too many, or available, in its place', () => {
  expect(
    checked([
      ['a-1', 5],
      ['B-1', 1],
      ['C-1', 900],
      ['D-1', 1],
    ]),
  ).toEqual(['available', 'sold_out', 'available', 'unknown'])
  expect(checked([['A-1', 6]])).toEqual(['too_many 5'])
})

it('lines with one SKU are counted together', () => {
  expect(
    checked([
      ['A-1', 3],
      ['a-1', 3],
    ]),
  ).toEqual(['too_many 5', 'too_many 5'])
})

import { describe, expect, it } from 'vitest'

import { inventoryItemsOf, shortLines, type StockedLine } from './inventory-check'

const web = { sales_channels: [{ id: 'web' }] }

/** A line of goods of which so many lie in each place. */
function line(
  id: string,
  quantity: number,
  item: string,
  available: readonly number[],
  required = 1,
): StockedLine {
  const location_levels = available.map((free) => ({
    stocked_quantity: free + 3,
    reserved_quantity: 3,
    stock_locations: [web],
  }))
  const inventory_items = [
    { inventory_item_id: item, required_quantity: required, inventory: { location_levels } },
  ]
  return { id, quantity, variant: { manage_inventory: true, allow_backorder: false, inventory_items } }
}

describe('A cart', () => {
  it('is short of what is asked for more often than it is there', () => {
    expect(shortLines([line('shirt', 2, 'a', [2]), line('watch', 3, 'b', [2])], 'web')).toEqual(['watch'])
  })

  it('takes goods that stand in two lines twice', () => {
    expect(shortLines([line('one', 2, 'a', [3]), line('other', 2, 'a', [3])], 'web')).toEqual([
      'one',
      'other',
    ])
  })

  it('needs as many pieces as its goods are made of', () => {
    expect(shortLines([line('set', 2, 'a', [3], 2)], 'web')).toEqual(['set'])
  })

  it('is served from one place, and only from where its shop sells', () => {
    expect(shortLines([line('shirt', 4, 'a', [3, 3])], 'web')).toEqual(['shirt'])
    expect(shortLines([line('shirt', 3, 'a', [1, 3])], 'web')).toEqual([])
    expect(shortLines([line('shirt', 1, 'a', [3])], 'market')).toEqual(['shirt'])
  })

  it('is never short of what nobody counts or what may be sold ahead', () => {
    const { variant, ...rest } = line('candle', 9, 'a', [0])
    const uncounted = { ...rest, variant: { ...variant, manage_inventory: false } }
    const ahead = { ...rest, variant: { ...variant, allow_backorder: true } }
    expect(shortLines([uncounted, ahead], 'web')).toEqual([])
    expect(inventoryItemsOf([uncounted, ahead])).toEqual([])
  })

  it('names its goods once each, in the order that all carts do', () => {
    expect(
      inventoryItemsOf([line('1', 1, 'b', [1]), line('2', 1, 'a', [1]), line('3', 1, 'b', [1])]),
    ).toEqual(['a', 'b'])
  })
})

import { describe, expect, it } from 'vitest'

import { inventoryItemsOf, shortLines, type StockedLine } from './inventory-check'

const web = { sales_channels: [{ id: 'web' }] }

/** A line with the given stock at each location. */
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
  it('is short of lines with more than the stock', () => {
    expect(shortLines([line('shirt', 2, 'a', [2]), line('watch', 3, 'b', [2])], 'web')).toEqual(['watch'])
  })

  it('adds up lines with the same inventory item', () => {
    expect(shortLines([line('one', 2, 'a', [3]), line('other', 2, 'a', [3])], 'web')).toEqual([
      'one',
      'other',
    ])
  })

  it('multiplies by the required quantity of an inventory item', () => {
    expect(shortLines([line('set', 2, 'a', [3], 2)], 'web')).toEqual(['set'])
  })

  it('is served from one location of its sales channel', () => {
    expect(shortLines([line('shirt', 4, 'a', [3, 3])], 'web')).toEqual(['shirt'])
    expect(shortLines([line('shirt', 3, 'a', [1, 3])], 'web')).toEqual([])
    expect(shortLines([line('shirt', 1, 'a', [3])], 'market')).toEqual(['shirt'])
  })

  it('is never short of unmanaged or backorder variants', () => {
    const { variant, ...rest } = line('candle', 9, 'a', [0])
    const uncounted = { ...rest, variant: { ...variant, manage_inventory: false } }
    const ahead = { ...rest, variant: { ...variant, allow_backorder: true } }
    expect(shortLines([uncounted, ahead], 'web')).toEqual([])
    expect(inventoryItemsOf([uncounted, ahead])).toEqual([])
  })

  it('lists its inventory items once each, sorted', () => {
    expect(
      inventoryItemsOf([line('1', 1, 'b', [1]), line('2', 1, 'a', [1]), line('3', 1, 'b', [1])]),
    ).toEqual(['a', 'b'])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'

let admin: Merchant['admin']

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
})

/** An inventory item. Deleted after the test. */
async function item(): Promise<string> {
  const { inventory_item } = await admin.inventoryItem.create({ sku: `wool-${randomUUID()}` })
  deletedAfterwards(inventory_item.id, admin.inventoryItem.delete)
  return inventory_item.id
}

/** A stock location. Deleted after the test. */
async function location(): Promise<string> {
  const { stock_location } = await admin.stockLocation.create({ name: `Location ${randomUUID()}` })
  deletedAfterwards(stock_location.id, admin.stockLocation.delete)
  return stock_location.id
}

describe('stock', () => {
  test('is of items, which are listed, read and changed', async () => {
    const id = await item()
    const { inventory_item } = await admin.inventoryItem.update(id, { title: 'Wool', weight: 50 })
    expect(inventory_item).toMatchObject({ id, title: 'Wool', weight: 50 })
    const { inventory_items } = await admin.inventoryItem.list({ id: [id] })
    expect(inventory_items.map((found) => found.id)).toEqual([id])
    expect((await admin.inventoryItem.retrieve(id)).inventory_item.sku).toBe(inventory_item.sku)
  })

  test('has a level at each location, set one by one and together', async () => {
    const [id, first, second] = [await item(), await location(), await location()]
    await admin.inventoryItem.createLevel(id, { location_id: first, stocked_quantity: 5 })
    await admin.inventoryItem.updateLevel(id, first, { stocked_quantity: 6, incoming_quantity: 1 })
    const { inventory_levels } = await admin.inventoryItem.listLevels(id)
    expect(inventory_levels).toMatchObject([
      { location_id: first, stocked_quantity: 6, incoming_quantity: 1 },
    ])

    const own = await admin.inventoryItem.batchUpdateLevels(id, {
      create: [{ location_id: second, stocked_quantity: 2 }],
      update: [{ location_id: first, stocked_quantity: 7 }],
    })
    expect(own).toMatchObject({
      created: [{ location_id: second, stocked_quantity: 2 }],
      updated: [{ location_id: first, stocked_quantity: 7 }],
    })
    const again = await admin.inventoryItem.batchInventoryItemLocationLevels(id, {
      update: [{ location_id: second, stocked_quantity: 3 }],
    })
    expect(again.updated).toMatchObject([{ location_id: second, stocked_quantity: 3 }])
    const across = await admin.inventoryItem.batchInventoryItemsLocationLevels({
      update: [{ inventory_item_id: id, location_id: first, stocked_quantity: 0 }],
    })
    expect(across.updated).toMatchObject([{ inventory_item_id: id, stocked_quantity: 0 }])
    expect(await admin.inventoryItem.deleteLevel(id, first)).toMatchObject({ deleted: true, parent: { id } })
  })

  test('is held by reservations', async () => {
    const [id, place] = [await item(), await location()]
    await admin.inventoryItem.createLevel(id, { location_id: place, stocked_quantity: 5 })
    const { reservation } = await admin.reservation.create({
      inventory_item_id: id,
      location_id: place,
      quantity: 2,
      description: 'for a friend',
    })
    deletedAfterwards(reservation.id, admin.reservation.delete)
    const { reservation: more } = await admin.reservation.update(reservation.id, { quantity: 3 })
    expect(more).toMatchObject({ id: reservation.id, quantity: 3, description: 'for a friend' })
    const { inventory_levels } = await admin.inventoryItem.listLevels(id)
    expect(one(inventory_levels)).toMatchObject({
      stocked_quantity: 5,
      reserved_quantity: 3,
      available_quantity: 2,
    })
    const { reservations } = await admin.reservation.list({ inventory_item_id: [id] })
    expect(reservations.map((found) => found.id)).toEqual([reservation.id])
    expect((await admin.reservation.retrieve(reservation.id)).reservation.location_id).toBe(place)
  })
})

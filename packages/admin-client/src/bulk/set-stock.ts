import type { RequestOptions } from '@umber/commerce-client'
import type { AdminInventoryItem } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import {
  batches,
  runRows,
  type BulkOptions,
  type BulkResult,
  type Change,
  type Compared,
} from './run-rows.ts'

/** How much of an item is at a location. The item is named by its id or its SKU. */
export interface StockRow {
  readonly inventoryItemId?: string | undefined
  readonly sku?: string | undefined
  readonly locationId: string
  readonly quantity: number
}

interface Level {
  readonly inventory_item_id: string
  readonly location_id: string
  readonly stocked_quantity: number
}

/**
 * Sets how much is in stock: creates levels that are missing, changes those that differ.
 *
 * `GET /admin/inventory-items`, `GET /admin/stock-locations`, `POST /admin/inventory-items/location-levels/batch`
 *
 * @example
 * const report = await setStock(tool, [{ sku: 'TEE-M', locationId: 'sloc_1', quantity: 12 }])
 */
export async function setStock(
  { admin }: AdminClient,
  rows: readonly StockRow[],
  options: BulkOptions = {},
): Promise<BulkResult> {
  return runRows(
    rows,
    {
      read: async (request) => {
        const [items, locations] = await Promise.all([
          itemsOf(admin, rows, request),
          locationsOf(admin, rows, request),
        ])
        return (row) => compare(row, items, locations)
      },
      key: 'item and location',
      send: async (changes, request) => {
        const levels = (wanted: Change<Level>['kind']): Level[] =>
          changes.filter(({ kind }) => kind === wanted).map(({ value }) => value)
        const body = { create: levels('created'), update: levels('updated'), delete: [] }
        return admin.inventoryItem.batchInventoryItemsLocationLevels(body, {}, request)
      },
    },
    options,
  )
}

type Items = ReadonlyMap<string, AdminInventoryItem>

function compare(
  { inventoryItemId, sku, locationId, quantity }: StockRow,
  items: Items,
  locations: ReadonlySet<string>,
): Compared<Level> {
  const name = inventoryItemId ?? sku ?? ''
  const item = items.get(name)
  if (item === undefined) return { kind: 'invalid', message: `There is no inventory item ${name}` }
  // Medusa would also create levels at locations that do not exist.
  if (!locations.has(locationId)) return { kind: 'invalid', message: `There is no location ${locationId}` }
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    return { kind: 'invalid', message: `${quantity} is no quantity` }
  const stocked = item.location_levels?.find(
    ({ location_id }) => location_id === locationId,
  )?.stocked_quantity
  return {
    kind: stocked === undefined ? 'created' : stocked === quantity ? 'unchanged' : 'updated',
    key: `${item.id} ${locationId}`,
    value: { inventory_item_id: item.id, location_id: locationId, stocked_quantity: quantity },
  }
}

async function locationsOf(
  admin: AdminClient['admin'],
  rows: readonly StockRow[],
  request: RequestOptions,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const some of batches([...new Set(rows.map(({ locationId }) => locationId))], 100)) {
    const query = { id: [...some], limit: 100, fields: 'id' }
    const { stock_locations } = await admin.stockLocation.list(query, {}, request)
    for (const { id } of stock_locations) found.add(id)
  }
  return found
}

/** The items of the rows with their levels, by id and by SKU. */
async function itemsOf(
  admin: AdminClient['admin'],
  rows: readonly StockRow[],
  request: RequestOptions,
): Promise<Items> {
  const found = new Map<string, AdminInventoryItem>()
  const fields = 'id,sku,*location_levels'
  const read = async (query: { id: string[] } | { sku: string[] }): Promise<void> => {
    const page = await admin.inventoryItem.list({ ...query, limit: 100, fields }, {}, request)
    for (const item of page.inventory_items) {
      found.set(item.id, item)
      if (item.sku) found.set(item.sku, item)
    }
  }
  const ids = rows.flatMap(({ inventoryItemId }) => (inventoryItemId === undefined ? [] : [inventoryItemId]))
  const skus = rows.flatMap(({ inventoryItemId, sku }) => (inventoryItemId === undefined && sku ? [sku] : []))
  for (const id of batches([...new Set(ids)], 100)) await read({ id: [...id] })
  for (const sku of batches([...new Set(skus)], 100)) await read({ sku: [...sku] })
  return found
}

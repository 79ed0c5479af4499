import { merchant } from './merchant.ts'

/** Most tests order one of these: a whole run sells more than the sample store has. */
const ordered = ['linen-shirt', 'stoneware-vase', 'field-watch', 'monsoon-candle']
/** Variants with fewer pieces are those that tests know as nearly sold out. */
const plenty = 8

const levels = 'variants.inventory_items.inventory.location_levels'

/** Playwright's global setup. */
// oxlint-disable-next-line import/no-default-export -- Playwright imports the default
export default async function restock(): Promise<void> {
  const { admin } = await merchant()
  const { products } = await admin.product.list({
    handle: ordered,
    fields: `id,${levels}.inventory_item_id,${levels}.location_id,${levels}.stocked_quantity`,
  })
  const found = products
    .flatMap(({ variants }) => variants ?? [])
    .flatMap(({ inventory_items: items }) => items ?? [])
    .flatMap(({ inventory }) => inventory?.location_levels ?? [])
  await admin.inventoryItem.batchInventoryItemsLocationLevels({
    update: found
      .filter(({ stocked_quantity: stocked }) => stocked >= plenty)
      .map(({ inventory_item_id, location_id }) => ({
        inventory_item_id,
        location_id,
        stocked_quantity: 500,
      })),
  })
}

import { merchant } from './merchant.ts'

/** Most tests order this product: a whole run sells more of its first variant than the sample store has. */
const ordered = 'linen-shirt'
/** Variants with fewer pieces are those that tests know as nearly sold out. */
const plenty = 8

/** Playwright's global setup. */
// oxlint-disable-next-line import/no-default-export -- Playwright imports the default
export default async function restock(): Promise<void> {
  const { admin } = await merchant()
  const { products } = await admin.product.list({
    handle: ordered,
    fields: 'id,variants.inventory_items.inventory_item_id',
  })
  const ids = products.flatMap(({ variants }) =>
    (variants ?? []).flatMap(({ inventory_items: items }) =>
      (items ?? []).map(({ inventory_item_id: id }) => id),
    ),
  )
  const { inventory_items: items } = await admin.inventoryItem.list({
    id: ids,
    limit: ids.length,
    fields: 'id,location_levels.location_id,location_levels.stocked_quantity',
  })
  for (const { id, location_levels: levels } of items)
    for (const { location_id: location, stocked_quantity: stocked } of levels ?? [])
      if (stocked >= plenty) await admin.inventoryItem.updateLevel(id, location, { stocked_quantity: 500 })
}

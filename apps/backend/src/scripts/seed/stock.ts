import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createInventoryLevelsWorkflow } from '@medusajs/medusa/core-flows'
import type { Product } from '@umber/sample-store'

import { inBatches } from './batches'

/** One inventory level per managed variant; variants without managed inventory have no inventory item. */
export async function seedStock(
  container: MedusaContainer,
  products: readonly Product[],
  locationId: string,
): Promise<void> {
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({}, { select: ['id', 'sku'] })
  const quantities = new Map(
    products.flatMap((product) =>
      product.variants.flatMap(({ sku, stock }) =>
        stock.kind === 'uncounted' ? [] : [[sku, stock.quantity] as const],
      ),
    ),
  )
  for (const some of inBatches(items, 1000)) {
    await createInventoryLevelsWorkflow(container).run({
      input: {
        inventory_levels: some.map((item) => ({
          location_id: locationId,
          inventory_item_id: item.id,
          stocked_quantity: quantities.get(item.sku ?? '') ?? 0,
        })),
      },
    })
  }
}

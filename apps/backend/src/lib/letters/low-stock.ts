import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { lettersModule } from '../../modules/letters'
import type { LettersService } from '../../modules/letters/service'
import { lowStockEmail } from '../email/emails/to-owner'
import { dashboardPage } from '../email/shop-links'
import { mailOwner } from './mail-owner'

/** `sale`: an order has reserved pieces. `count`: the owner has changed the stock, by hand or with a file, and knows it. */
export type StockChange = 'sale' | 'count'

/**
 * Tells the owner once of an item of which less than the owner's number can be sold after a sale, at all locations together. When there
 * is enough of it again, the next time counts anew.
 */
export async function followStock(
  container: MedusaContainer,
  itemId: string,
  change: StockChange,
): Promise<void> {
  const service = container.resolve<LettersService>(lettersModule)
  const { low_stock: least } = await service.ownerLetters()
  if (least === null || !(await service.isOn('low-stock'))) return
  const left = await sellable(container, itemId)
  if (left === undefined) return
  if (left >= least) return await service.isRestocked(itemId)
  if (change === 'count' || !(await service.isNewlyLow(itemId))) return
  try {
    await mailOwner(container, {
      name: 'low-stock',
      // The item may be low again later.
      record: `${itemId}:${Date.now()}`,
      email: lowStockEmail(
        { title: await titleOf(container, itemId), left },
        dashboardPage(process.env, `inventory/${itemId}`),
      ),
    })
  } catch (error) {
    // The repeated event tries again.
    await service.isRestocked(itemId)
    throw error
  }
}

/** Undefined for an item that is nowhere in stock. */
async function sellable(container: MedusaContainer, itemId: string): Promise<number | undefined> {
  const levels = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels(
      { inventory_item_id: itemId },
      { select: ['stocked_quantity', 'reserved_quantity'], take: 1000 },
    )
  if (levels.length === 0) return undefined
  return levels.reduce(
    (all, { stocked_quantity: stocked, reserved_quantity: reserved }) => all + stocked - reserved,
    0,
  )
}

interface Item {
  readonly title?: string | null
  readonly sku?: string | null
  readonly variants?: readonly ({
    readonly title?: string
    readonly product?: { readonly title: string }
  } | null)[]
}

async function titleOf(container: MedusaContainer, id: string): Promise<string> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'inventory_item',
    fields: ['title', 'sku', 'variants.title', 'variants.product.title'],
    filters: { id },
  })
  const [item] = data as unknown as readonly (Item | undefined)[]
  const variant = item?.variants?.[0]
  const name = [variant?.product?.title ?? item?.title, variant?.title].filter(Boolean).join(', ')
  return [name || id, item?.sku].filter(Boolean).join(' · ')
}

import { MedusaService } from '@medusajs/framework/utils'

import { WishlistItem } from './models/item'

export interface Wish {
  readonly productId: string
  readonly addedAt: Date
}

/** Maximum number of products per customer. */
export const wishlistLimit = 200

export class WishlistService extends MedusaService({ WishlistItem }) {
  /** Most recent first. */
  async wishes(customerId: string): Promise<readonly Wish[]> {
    const items = await this.listWishlistItems(
      { customer_id: customerId },
      { take: wishlistLimit, order: { added_at: 'DESC' } },
    )
    return items.map((item) => ({ productId: item.product_id, addedAt: item.added_at }))
  }

  /** Adds the products that are not saved yet, up to the limit; the first counts as the latest. Returns the ids that did not fit. */
  async add(customerId: string, productIds: readonly string[], now = Date.now()): Promise<readonly string[]> {
    const kept = new Set((await this.wishes(customerId)).map(({ productId }) => productId))
    const fresh = [...new Set(productIds)].filter((id) => !kept.has(id))
    const capacity = wishlistLimit - kept.size
    await this.createWishlistItems(
      fresh.slice(0, capacity).map((id, place) => ({
        customer_id: customerId,
        product_id: id,
        added_at: new Date(now - place),
      })),
    )
    return fresh.slice(capacity)
  }

  async remove(customerId: string, productId: string): Promise<void> {
    await this.deleteWishlistItems({ customer_id: customerId, product_id: productId })
  }

  async forget(customerIds: readonly string[]): Promise<void> {
    await this.deleteWishlistItems({ customer_id: [...customerIds] })
  }
}

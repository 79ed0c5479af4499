import { MedusaService } from '@medusajs/framework/utils'

import { WishlistItem } from './models/item'

export interface Wish {
  readonly productId: string
  readonly addedAt: Date
}

/** How many products one customer may keep. */
export const wishlistLimit = 200

export class WishlistService extends MedusaService({ WishlistItem }) {
  /** The latest first. */
  async wishes(customerId: string): Promise<readonly Wish[]> {
    const items = await this.listWishlistItems(
      { customer_id: customerId },
      { take: wishlistLimit, order: { added_at: 'DESC' } },
    )
    return items.map((item) => ({ productId: item.product_id, addedAt: item.added_at }))
  }

  /** Keeps what is not kept yet, as long as there is room; the first is the latest. Answers with what found none. */
  async add(customerId: string, productIds: readonly string[], now = Date.now()): Promise<readonly string[]> {
    const kept = new Set((await this.wishes(customerId)).map(({ productId }) => productId))
    const fresh = [...new Set(productIds)].filter((id) => !kept.has(id))
    const room = wishlistLimit - kept.size
    await this.createWishlistItems(
      fresh.slice(0, room).map((id, place) => ({
        customer_id: customerId,
        product_id: id,
        added_at: new Date(now - place),
      })),
    )
    return fresh.slice(room)
  }

  async remove(customerId: string, productId: string): Promise<void> {
    await this.deleteWishlistItems({ customer_id: customerId, product_id: productId })
  }

  async forget(customerIds: readonly string[]): Promise<void> {
    await this.deleteWishlistItems({ customer_id: [...customerIds] })
  }
}

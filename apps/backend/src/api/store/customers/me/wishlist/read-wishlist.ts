import type { MedusaContainer } from '@medusajs/framework/types'

import { wishlistModule } from '../../../../../modules/wishlist'
import { wishlistLimit, type WishlistService } from '../../../../../modules/wishlist/service'
import { findProducts, type NamedProduct } from './find-products'

export interface WishlistAnswer {
  readonly items: readonly WishlistEntry[]
  readonly limit: number
}

interface WishlistEntry {
  readonly product_id: string
  readonly added_at: Date
  readonly product: NamedProduct
}

/** Products that are not published are left out but stay stored: they show again once they are published. */
export async function readWishlist(container: MedusaContainer, customerId: string): Promise<WishlistAnswer> {
  const wishes = await container.resolve<WishlistService>(wishlistModule).wishes(customerId)
  const products = await findProducts(
    container,
    wishes.map(({ productId }) => productId),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const items = wishes.flatMap(({ productId, addedAt }) => {
    const product = byId.get(productId)
    return product === undefined ? [] : [{ product_id: productId, added_at: addedAt, product }]
  })
  return { items, limit: wishlistLimit }
}

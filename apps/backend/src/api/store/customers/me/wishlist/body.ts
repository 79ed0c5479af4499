import { z } from '@medusajs/framework/zod'

import { wishlistLimit } from '../../../../../modules/wishlist/service'
import { text } from '../../../../fields'

/** Each names a product by its handle or its id. One to add, or as many as a visitor kept before signing in. */
export const WishlistBody = z.object({ products: z.array(text(200)).min(1).max(wishlistLimit) })
export type WishlistBody = z.infer<typeof WishlistBody>

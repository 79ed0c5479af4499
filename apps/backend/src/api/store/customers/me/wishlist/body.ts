import { z } from '@medusajs/framework/zod'

import { wishlistLimit } from '../../../../../modules/wishlist/service'
import { text } from '../../../../fields'

/** Handles or ids: one product to add, or the guest's whole wishlist at sign-in. */
export const WishlistBody = z.object({ products: z.array(text(200)).min(1).max(wishlistLimit) })
export type WishlistBody = z.infer<typeof WishlistBody>

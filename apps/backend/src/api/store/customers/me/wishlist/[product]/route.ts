import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { wishlistModule } from '../../../../../../modules/wishlist'
import type { WishlistService } from '../../../../../../modules/wishlist/service'
import { customerId } from '../../../../../customer-id'
import { findProducts } from '../find-products'
import { readWishlist } from '../read-wishlist'

/** Idempotent. A deleted product can be removed by its id. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, params } = request
  const customer = customerId(request)
  const name = params['product'] ?? ''
  const [product] = await findProducts(scope, [name])
  await scope.resolve<WishlistService>(wishlistModule).remove(customer, product?.id ?? name)
  response.json({ wishlist: await readWishlist(scope, customer, request.locale) })
}

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { wishlistModule } from '../../../../../modules/wishlist'
import type { WishlistService } from '../../../../../modules/wishlist/service'
import { customerId } from '../../../../customer-id'
import type { WishlistBody } from './body'
import { findProducts } from './find-products'
import { readWishlist } from './read-wishlist'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ wishlist: await readWishlist(request.scope, customerId(request), request.locale) })
}

/**
 * Adds one product, or several at sign-in; the first one counts as the latest. Products already on the list are skipped.
 * Products that cannot be added are returned in `left_out` and do not fail the others.
 */
export async function POST(request: MedusaRequest<WishlistBody>, response: MedusaResponse): Promise<void> {
  const { scope } = request
  const customer = customerId(request)
  const names = request.validatedBody.products
  const products = await findProducts(scope, names)
  const idOf = new Map(products.flatMap(({ id, handle }) => [[id, id] as const, [handle, id] as const]))
  const wanted = names.flatMap((name) => idOf.get(name) ?? [])
  const full = await scope.resolve(Modules.LOCKING).execute([`wishlist:${customer}`], async () => {
    return await scope.resolve<WishlistService>(wishlistModule).add(customer, wanted)
  })
  response.json({
    wishlist: await readWishlist(scope, customer, request.locale),
    left_out: names.flatMap((name) => {
      const id = idOf.get(name)
      if (id === undefined) return [{ product: name, reason: 'unknown' }]
      return full.includes(id) ? [{ product: name, reason: 'full' }] : []
    }),
  })
}

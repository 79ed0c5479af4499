import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { returnLocation } from '../../lib/returns/return-location'

/**
 * Says where a shopper's return goes. Medusa derives a location for the parcel alone and stores none with the return, which then
 * cannot be received.
 */
export async function setReturnLocation(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // What Medusa has validated is what its route passes on.
  const wish = request.validatedBody as {
    readonly order_id: string
    readonly items: readonly { readonly id: string }[]
  }
  const lines = wish.items.map(({ id }) => id)
  const location = await returnLocation(request.scope, wish.order_id, lines)
  if (location !== undefined) request.validatedBody = { ...wish, location_id: location }
  next()
}

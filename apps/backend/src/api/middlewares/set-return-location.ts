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
  const body = (request.body ?? {}) as { readonly order_id?: unknown; readonly items?: unknown }
  const { order_id: orderId, items } = body
  if (typeof orderId !== 'string' || !Array.isArray(items)) return next()
  const lines = (items as readonly ({ readonly id?: unknown } | null)[]).flatMap((item) =>
    typeof item?.id === 'string' ? item.id : [],
  )
  const location = await returnLocation(request.scope, orderId, lines)
  if (location !== undefined) request.body = { ...body, location_id: location }
  next()
}

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/** A cart stays in the sales channel of the key with which it was created. Medusa lets any key move it to any channel. */
export async function refuseChannelChange(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const body: unknown = request.body
  if (typeof body === 'object' && body !== null && 'sales_channel_id' in body)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'sales_channel_id cannot be changed')
  next()
}

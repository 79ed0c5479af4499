import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { namesWaitingCodes } from '../../lib/checkout/waiting-codes'

/**
 * The codes that wait for a delivery are written by their own route, which looks at one at a time. In the metadata of a cart
 * thousands of guesses would fit, and the next refresh would apply those that exist.
 */
export function refuseWaitingCodes(
  { body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { metadata } = (body ?? {}) as { readonly metadata?: unknown }
  next(
    namesWaitingCodes(metadata)
      ? new MedusaError(MedusaError.Types.INVALID_DATA, 'metadata.waiting_codes cannot be set')
      : undefined,
  )
}

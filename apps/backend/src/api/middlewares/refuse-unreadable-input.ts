import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { inputFault } from './input-fault'

/** Responds with 400 to input that would otherwise cause a 500. */
export function refuseUnreadableInput(
  { originalUrl: address, query, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const fault = inputFault({ address, query, body })
  next(fault === undefined ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, fault))
}

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { inputFault } from './input-fault'

/** Says at once what is wrong with what was sent, before it is an error of the server. */
export function refuseUnreadableInput(
  { originalUrl: address, query, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const fault = inputFault({ address, query, body })
  next(fault === undefined ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, fault))
}

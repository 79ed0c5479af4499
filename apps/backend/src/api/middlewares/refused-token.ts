import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { signedInCustomer } from '../customer-id'

/** Whether the request has a token that is no longer accepted. */
export function hasRefusedToken(request: MedusaRequest): boolean {
  return signedInCustomer(request) === undefined && /^bearer\s/i.test(request.headers.authorization ?? '')
}

/** The body of a 401. */
export const unauthorized = { message: 'Unauthorized' }

/** Responds with 401, so that the client can ask the customer to sign in again. */
export function refuseToken(response: MedusaResponse): void {
  response.status(401).json(unauthorized)
}

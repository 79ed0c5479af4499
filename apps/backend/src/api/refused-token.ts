import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { signedInCustomer } from './customer-id'

/** Somebody comes with a token that is no longer accepted. */
export function hasRefusedToken(request: MedusaRequest): boolean {
  return signedInCustomer(request) === undefined && /^bearer\s/i.test(request.headers.authorization ?? '')
}

/** So that the client can ask the customer to sign in again. */
export function refuseToken(response: MedusaResponse): void {
  response.status(401).json({ message: 'Unauthorized' })
}

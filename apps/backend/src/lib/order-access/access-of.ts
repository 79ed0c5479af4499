import type { MedusaRequest } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'

import { jwtSecretOf } from '../jwt-secret'
import { accessDays, opensOrder, orderAccessHeader, signOrderAccess } from './order-access'

export function accessTo(scope: MedusaContainer, orderId: string, by: keyof typeof accessDays): string {
  return signOrderAccess(jwtSecretOf(scope), orderId, accessDays[by], Date.now())
}

/** Whether the request has a valid access token for this order. */
export function holdsAccess(request: MedusaRequest, orderId: string): boolean {
  const access = request.get(orderAccessHeader)
  return access !== undefined && opensOrder(jwtSecretOf(request.scope), orderId, access, Date.now())
}

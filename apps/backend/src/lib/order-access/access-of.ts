import type { MedusaRequest } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { accessDays, opensOrder, orderAccessHeader, signOrderAccess } from './order-access'

export function accessTo(scope: MedusaContainer, orderId: string, by: keyof typeof accessDays): string {
  return signOrderAccess(secretOf(scope), orderId, accessDays[by], Date.now())
}

/** Whether the request has a valid access token for this order. */
export function holdsAccess(request: MedusaRequest, orderId: string): boolean {
  const access = request.get(orderAccessHeader)
  return access !== undefined && opensOrder(secretOf(request.scope), orderId, access, Date.now())
}

function secretOf(scope: MedusaContainer): string | Buffer {
  const { jwtSecret } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http
  if (typeof jwtSecret !== 'string' && !Buffer.isBuffer(jwtSecret))
    throw new Error('JWT_SECRET is no text: there is nothing to sign links to orders with.')
  return jwtSecret
}

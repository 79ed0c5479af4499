import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** The secret that the keys of the shop's own signatures and encryption are derived from. */
export function jwtSecretOf(scope: MedusaContainer): string | Buffer {
  const { jwtSecret } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http
  if (typeof jwtSecret !== 'string' && !Buffer.isBuffer(jwtSecret))
    throw new Error('JWT_SECRET is no text: no key can be derived from it.')
  return jwtSecret
}

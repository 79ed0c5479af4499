import { getAuthContextFromJwtToken } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { Session } from './session'

/** Claims of a token of this server, from the Authorization header; undefined when Medusa does not accept the token. */
export function readToken(scope: MedusaContainer, authorization: string | undefined): Session | undefined {
  if (authorization === undefined) return undefined
  const { http } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const { jwtSecret, jwtPublicKey, jwtVerifyOptions, jwtOptions } = http
  const options = jwtVerifyOptions ?? jwtOptions
  const read = getAuthContextFromJwtToken(
    authorization,
    jwtSecret ?? '',
    ['bearer'],
    ['*'],
    jwtPublicKey,
    options,
  )
  return read ?? undefined
}

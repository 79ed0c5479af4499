import { getAuthContextFromJwtToken } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { Session } from './session'

/** What a token of this server says; undefined for one that Medusa does not take. `authorization` is the header. */
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

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { normalPath } from '../../../lib/redirects/normal-path'
import { targetOf } from '../../../lib/redirects/target-of'
import { redirectsModule } from '../../../modules/redirects'
import type { RedirectsService } from '../../../modules/redirects/service'
import type { RedirectQuery } from './query'

/** Answers where a page of the shop has moved to, and with null if it has not moved. */
export async function GET(
  request: MedusaRequest<unknown, RedirectQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { scope, validatedQuery } = request
  const path = normalPath(validatedQuery.path)
  const found =
    path === undefined
      ? []
      : await scope.resolve<RedirectsService>(redirectsModule).listRedirects({ path }, { take: 1 })
  const target =
    found[0] === undefined
      ? undefined
      : await targetOf(scope.resolve(ContainerRegistrationKeys.QUERY), found[0])
  // A record that has its old handle again must not lead to itself.
  response.json({ to: target === undefined || normalPath(target) === path ? null : target })
}

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { matchLocale } from '../../lib/locales/match-locale'
import { readSupportedLocales } from '../../lib/locales/supported-locales'

/** How long the store's locales are kept, in ms. */
const keptFor = 2_000

/**
 * The locale of a request is one of the store's, or none: `de` for `de-AT`. Medusa reads it from `?locale=` or `x-medusa-locale` and
 * looks for translations of exactly that code. On /auth, where Medusa reads none, the header counts too.
 */
export function storeLocale() {
  let kept: { readonly until: number; readonly codes: Promise<readonly string[]> } | undefined

  async function supported({ scope }: MedusaRequest): Promise<readonly string[]> {
    if (kept === undefined || kept.until < Date.now()) {
      const codes = readSupportedLocales(scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY))
      kept = { until: Date.now() + keptFor, codes }
      codes.catch(() => (kept = undefined))
    }
    return await kept.codes
  }

  return async (
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const wanted = request.locale ?? request.get('x-medusa-locale')
    if (wanted !== undefined && wanted !== '') {
      const found = matchLocale(wanted, await supported(request))
      if (found === undefined) delete request.locale
      else request.locale = found
    }
    next()
  }
}

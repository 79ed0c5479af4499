import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { keepAskedLocale } from '../../lib/locales/asked-locale'
import { matchLocale } from '../../lib/locales/match-locale'
import { readSupportedLocales } from '../../lib/locales/supported-locales'

/** How long the store's locales are kept, in ms. */
const keptFor = 2_000

type Middleware = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void>

interface LocaleMiddlewares {
  /**
   * The locale of a request is one of the store's, or none: `de` for `de-AT`. Medusa reads it from `?locale=` or `x-medusa-locale` and
   * looks for translations of exactly that code. On /auth, where Medusa reads none, the header counts too.
   */
  readonly localeOfRequest: Middleware
  /** A cart is made in the locale of its request, or in the one that it names; its order keeps it. */
  readonly localeOfCart: Middleware
}

export function storeLocale(): LocaleMiddlewares {
  let kept: { readonly until: number; readonly codes: Promise<readonly string[]> } | undefined

  async function supported({ scope }: MedusaRequest): Promise<readonly string[]> {
    if (kept === undefined || kept.until < Date.now()) {
      const codes = readSupportedLocales(scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY))
      kept = { until: Date.now() + keptFor, codes }
      codes.catch(() => (kept = undefined))
    }
    return await kept.codes
  }

  return {
    localeOfRequest: async (request, response, next) => {
      const wanted = request.locale ?? request.get('x-medusa-locale')
      response.vary('x-medusa-locale')
      if (wanted !== undefined && wanted !== '') {
        keepAskedLocale(request, wanted)
        const found = matchLocale(wanted, await supported(request))
        if (found === undefined) delete request.locale
        else request.locale = found
      }
      next()
    },
    localeOfCart: async (request, _response, next) => {
      const body = request.validatedBody as { locale?: string | null }
      const isNew = request.params['id'] === undefined
      if (typeof body.locale === 'string')
        body.locale = matchLocale(body.locale, await supported(request)) ?? null
      else if (isNew && request.locale !== undefined) body.locale = request.locale
      next()
    },
  }
}

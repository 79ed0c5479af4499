import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { applyTranslations } from '@medusajs/framework/utils'

import { answerAfter } from './answer-after'

/** The answer of a route of Medusa that does not translate its records itself, in the locale of the request. */
export function translateAnswer(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { locale, scope } = request
  if (locale === undefined) return next()
  answerAfter(response, next, async (body) => {
    const objects = Object.values(body as object).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null ? (Array.isArray(value) ? value : [value]) : [],
    ) as Record<string, unknown>[]
    await applyTranslations({ localeCode: locale, objects, container: scope })
    return body
  })
  next()
}

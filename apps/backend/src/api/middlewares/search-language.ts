import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { isIndexFilled } from '../../lib/catalogue/is-index-filled'
import { defaultIndex, indexOf, searchLanguageOf } from '../../lib/locales/search-languages'

/**
 * A search in a language is one in the index of that language: callers always ask for `product`. A language that was just added is
 * searched once its index is filled; until then, and for a language without an index, the texts are those of the merchant.
 */
export function searchLanguage() {
  const filled = new Set<string>()
  return async (
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const index = indexOf(searchLanguageOf(request.locale))
    if (index === defaultIndex) return next()
    if (!filled.has(index)) {
      if (!(await isIndexFilled(request.scope, index))) return next()
      filled.add(index)
    }
    for (const query of [request.body, request.validatedBody].flatMap(queriesOf))
      if (query['entity'] === defaultIndex) query['entity'] = index
    next()
  }
}

type Query = Record<string, unknown>

/** The searches in a body, which has one or several. */
export function queriesOf(body: unknown): readonly Query[] {
  if (!isQuery(body)) return []
  return Array.isArray(body['queries']) ? body['queries'].filter(isQuery) : [body]
}

export const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'

import { catalogueWords, indexTable, textSearchOf, typedWords } from '../../lib/catalogue/index-words'
import { keepWords } from '../../lib/catalogue/kept-words'
import { spelled } from '../../lib/catalogue/spelling'
import { isQuery, queriesOf } from './search-language'

/** What is looked at of a long text. */
const mostWords = 12

/** Has a search find what was meant: words that no product has are replaced by the nearest ones of the catalogue. */
export function spelledQuery() {
  const wordsOf = keepWords()

  async function correct(
    container: MedusaContainer,
    index: string,
    filters: Record<string, unknown>,
  ): Promise<void> {
    const text = filters['q']
    if (typeof text !== 'string') return
    const words = text.trim().split(/\s+/).slice(0, mostWords)
    if (words[0] === '' || words.length === 0) return
    const table = await indexTable(container, index)
    if (table === undefined) return
    const typed = await typedWords(
      container,
      table,
      words.map((word) => word.toLowerCase()),
      textSearchOf(index),
    )
    if (typed.every(({ isKnown }) => isKnown)) return
    filters['q'] = spelled(typed, await wordsOf(index, table, () => catalogueWords(container, table)))
  }

  return async (
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const queries = [request.body, request.validatedBody].flatMap(queriesOf)
    for (const { entity, filters } of queries)
      if (isQuery(filters)) await correct(request.scope, String(entity), filters)
    next()
  }
}

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'

import { catalogueWords, indexTable, textSearchOf, typedWords } from '../../lib/catalogue/index-words'
import { spelled, type KnownWord } from '../../lib/catalogue/spelling'
import { isQuery, queriesOf } from './search-language'

/** What is looked at of a long text. */
const mostWords = 12
/** How long the words of the catalogue are kept, in ms. */
const keptFor = 60_000

/** Has a search find what was meant: words that no product has are replaced by the nearest ones of the catalogue. */
export function spelledQuery() {
  /** By the index: each language has other words. */
  const kept = new Map<
    string,
    { readonly table: string; readonly until: number; readonly words: Promise<readonly KnownWord[]> }
  >()

  function wordsOf(container: MedusaContainer, index: string, table: string): Promise<readonly KnownWord[]> {
    const known = kept.get(index)
    if (known !== undefined && known.table === table && known.until >= Date.now()) return known.words
    const words = catalogueWords(container, table)
    kept.set(index, { table, until: Date.now() + keptFor, words })
    return words
  }

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
    filters['q'] = spelled(typed, await wordsOf(container, index, table))
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

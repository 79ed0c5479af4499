import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'

import { catalogueWords, indexTable, typedWords } from '../../lib/catalogue/index-words'
import { spelled, type KnownWord } from '../../lib/catalogue/spelling'

type Query = Record<string, unknown>

/** What is looked at of a long text. */
const mostWords = 12
/** How long the words of the catalogue are kept, in ms. */
const keptFor = 60_000

/** Has a search find what was meant: words that no product has are replaced by the nearest ones of the catalogue. */
export function spelledQuery() {
  let kept:
    | { readonly table: string; readonly until: number; readonly words: Promise<readonly KnownWord[]> }
    | undefined

  function wordsOf(container: MedusaContainer, table: string): Promise<readonly KnownWord[]> {
    if (kept === undefined || kept.table !== table || kept.until < Date.now())
      kept = { table, until: Date.now() + keptFor, words: catalogueWords(container, table) }
    return kept.words
  }

  async function correct(container: MedusaContainer, filters: Query): Promise<void> {
    const text = filters['q']
    if (typeof text !== 'string') return
    const words = text.trim().split(/\s+/).slice(0, mostWords)
    if (words[0] === '' || words.length === 0) return
    const table = await indexTable(container)
    if (table === undefined) return
    const typed = await typedWords(
      container,
      table,
      words.map((word) => word.toLowerCase()),
    )
    if (typed.every(({ isKnown }) => isKnown)) return
    filters['q'] = spelled(typed, await wordsOf(container, table))
  }

  return async (
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const queries = [request.body, request.validatedBody].flatMap(queriesOf)
    for (const { filters } of queries) if (isQuery(filters)) await correct(request.scope, filters)
    next()
  }
}

const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null

function queriesOf(body: unknown): readonly Query[] {
  if (!isQuery(body)) return []
  return Array.isArray(body['queries']) ? body['queries'].filter(isQuery) : [body]
}

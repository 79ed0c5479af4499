import { productIdOf } from './document-id'

type Entry = Record<string, unknown>

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes the filters by `id` of a search, or of several, into filters by the product of a document. */
export function withProductFilters(body: unknown): void {
  if (!isEntry(body)) return
  const queries: readonly unknown[] = Array.isArray(body['queries']) ? body['queries'] : [body]
  for (const query of queries)
    if (isEntry(query) && isEntry(query['filters'])) query['filters'] = byProduct(query['filters'])
}

function byProduct(filters: Entry): Entry {
  return Object.fromEntries(
    Object.entries(filters).map(([name, wanted]): [string, unknown] => {
      if (name === 'id') return ['product_id', wanted]
      if (!name.startsWith('$')) return [name, wanted]
      return [name, Array.isArray(wanted) ? wanted.map(groupByProduct) : groupByProduct(wanted)]
    }),
  )
}

const groupByProduct = (group: unknown): unknown => (isEntry(group) ? byProduct(group) : group)

/** The answer of a search, in which a hit and its document have the id of the product. */
export function withProductIds(answer: unknown): unknown {
  if (!isEntry(answer) || !Array.isArray(answer['results'])) return answer
  const results = answer['results'].map((result: unknown) =>
    isEntry(result) && Array.isArray(result['hits'])
      ? { ...result, hits: result['hits'].map(hitOf) }
      : result,
  )
  return { ...answer, results }
}

function hitOf(hit: unknown): unknown {
  if (!isEntry(hit)) return hit
  const { document } = hit
  return { ...withProductId(hit), ...(isEntry(document) && { document: withProductId(document) }) }
}

const withProductId = (entry: Entry): Entry =>
  typeof entry['id'] === 'string' ? { ...entry, id: productIdOf(entry['id']) } : entry

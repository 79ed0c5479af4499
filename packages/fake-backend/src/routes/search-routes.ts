import { homeRegionId, type FakeRegion } from '../database.ts'
import { invalid, notFound } from '../refusal.ts'
import { hiddenFields, productDocument } from '../wire/product-document.ts'
import { isWire, type Wire } from '../wire/wire.ts'
import { facetsOf } from './search-facets.ts'
import { matches } from './search-filters.ts'
import { bodyOf, type Call, type Route } from './route.ts'

export const searchRoutes: readonly Route[] = [{ method: 'POST', path: '/store/search', answer: search }]

const wireIn = (value: unknown): Wire => (isWire(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** One query or several, all of the one index. */
function search(call: Call) {
  const body = bodyOf(call)
  const questions = 'queries' in body ? listOf(body['queries']).map(wireIn) : [body]
  const region = regionOf(call)
  return { results: questions.map((question) => answer(call, question, region)) }
}

/** Custom: the hits, their prices and the filters by price are of one region. */
function regionOf({ database, query }: Call): FakeRegion {
  const id = query.get('region_id') ?? homeRegionId
  const region = database.region(id)
  if (region === undefined) throw invalid(`There is no region "${id}".`)
  return region
}

function answer({ database }: Call, question: Wire, region: FakeRegion) {
  if (question['entity'] !== 'product')
    throw notFound(`No search index named "${String(question['entity'])}"`)
  const documents = database
    .published()
    .map((product) => productDocument(product, database, region))
    .filter((document) => document !== undefined)
  const known = new Set(Object.keys(documents[0] ?? {}))
  const fields = listOf(question['fields']).map(String)
  const unknown = fields.filter(
    (field) => documents.length > 0 && (!known.has(field) || hiddenFields.has(field)),
  )
  if (unknown.length > 0)
    throw invalid(`Search index "product" can't return the fields: ${unknown.join(', ')}`)
  const filters = wireIn(question['filters'])
  for (const name of Object.keys(filters))
    if (documents.length > 0 && !['q', '$and'].includes(name) && !known.has(name))
      throw invalid(`Unknown field "${name}" used in filters on search index "product"`)

  const found = documents.filter((document) => matches(document, filters))
  const pagination = wireIn(question['pagination'])
  const skip = Number(pagination['skip'] ?? 0)
  const take = Number(pagination['take'] ?? 20)
  const shown = inOrder(found, wireIn(pagination['order'])).slice(skip, skip + take)
  const options = wireIn(question['search_options'])
  const facets = listOf(options['facets']).map(wireIn)
  const isDisjunctive = options['disjunctive_facets'] === true
  const documentsFor = (name: string) =>
    isDisjunctive ? documents.filter((document) => matches(document, without(filters, name))) : found
  return {
    hits: shown.map((document) => ({ id: document['id'], document: selected(document, fields) })),
    ...(facets.length > 0 && { facets: facetsOf(documentsFor, facets) }),
    metadata: {
      skip,
      take,
      count: found.length,
      ...(filters['q'] !== undefined && { query: filters['q'] }),
      processing_time_ms: 0,
    },
  }
}

const without = (filters: Wire, name: string): Wire =>
  Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name))

const selected = (document: Wire, fields: readonly string[]): Wire =>
  Object.fromEntries(
    Object.entries(document).filter(
      ([name]) => !hiddenFields.has(name) && (fields.length === 0 || fields.includes(name)),
    ),
  )

/** By id by default; there is no relevance ranking. */
function inOrder(documents: readonly Wire[], order: Wire): readonly Wire[] {
  const names = [...Object.keys(order), 'id']
  return documents.toSorted((one, other) => {
    for (const name of names) {
      const [first, second] = [keyOf(one[name]), keyOf(other[name])]
      const direction = order[name] === 'DESC' ? -1 : 1
      if (first !== second) return first < second ? -direction : direction
    }
    return 0
  })
}

const keyOf = (value: unknown): string | number =>
  typeof value === 'number' || typeof value === 'boolean' ? Number(value) : String(value)

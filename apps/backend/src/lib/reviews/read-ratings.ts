import type { RemoteQueryFunction } from '@medusajs/framework/types'

import { ratingOf, type Rating } from './rating'

type Query = Pick<RemoteQueryFunction, 'graph'>

interface Given {
  readonly product_id: string
  readonly stars: number
}

export type Ratings = ReadonlyMap<string, Rating>

/** The ratings of those of the products that have approved reviews; none while the owner has reviews switched off. */
export async function readRatings(query: Query, productIds: readonly string[]): Promise<Ratings> {
  if (productIds.length === 0 || !(await areReviewsOn(query))) return new Map()
  const { data } = await query.graph({
    entity: 'product_review',
    fields: ['product_id', 'stars'],
    filters: { product_id: [...productIds], status: 'approved' },
  })
  const given = new Map<string, number[]>()
  for (const { product_id: id, stars } of data as readonly Given[])
    if (given.get(id)?.push(stars) === undefined) given.set(id, [stars])
  return new Map([...given].map(([id, stars]) => [id, ratingOf(stars)]))
}

/** The index is written where there is only the query, and not the service of the settings. */
async function areReviewsOn(query: Query): Promise<boolean> {
  const { data } = await query.graph({ entity: 'shop_record', fields: ['settings'] })
  const [record] = data as readonly { readonly settings: string }[]
  if (record === undefined) return false
  const { reviews } = JSON.parse(record.settings) as {
    readonly reviews?: { readonly is_on?: unknown } | null
  }
  return reviews?.is_on === true
}

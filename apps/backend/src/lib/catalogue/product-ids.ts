import type { RemoteQueryFunction } from '@medusajs/framework/types'

const batch = 200

/** The ids of all products after one, some at a time. */
export async function* productIds(
  query: Pick<RemoteQueryFunction, 'graph'>,
  after = '',
): AsyncGenerator<readonly string[]> {
  for (let last = after; ;) {
    const { data } = await query.graph({
      entity: 'product',
      fields: ['id'],
      filters: { id: { $gt: last } },
      pagination: { take: batch, skip: 0, order: { id: 'ASC' } },
    })
    const ids = (data as readonly { readonly id: string }[]).map(({ id }) => id)
    const end = ids.at(-1)
    if (end === undefined) return
    yield ids
    last = end
  }
}

import type { RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'

/** The things of a page: what its one list holds. */
export type ItemOf<Page> = {
  [Name in keyof Page]-?: Page[Name] extends readonly (infer Item)[] ? Item : never
}[keyof Page]

type List<Query, Page> = (query?: Query, headers?: ClientHeaders, options?: RequestOptions) => Promise<Page>

/**
 * Walks through a list, however long; a page is asked for when the one before has been walked through. For a list below
 * something give a function: `each((...tail) => admin.product.listVariants(id, ...tail))`.
 *
 * A list that changes while it is walked through may give something twice or leave something out, as with any paging by
 * offset; an `order` by creation does the best that can be done.
 *
 * @example
 * for await (const order of each(admin.order.list, { order: 'created_at' })) …
 * @param query the list's own; `limit` is the size of a page (default 100), `offset` where to begin.
 */
export async function* each<Query extends object, Page extends object>(
  list: List<Query, Page>,
  query?: Query & { readonly limit?: number; readonly offset?: number },
  headers?: ClientHeaders,
  options?: RequestOptions,
): AsyncGenerator<ItemOf<Page>, void, undefined> {
  const { limit = 100, offset: first = 0 } = query ?? {}
  for (let offset = first; ;) {
    const page = await list({ ...query, limit, offset } as unknown as Query, headers, options)
    const items = itemsOf(page)
    yield* items as ItemOf<Page>[]
    offset += items.length
    const { count = 0 } = page as { readonly count?: number }
    if (items.length === 0 || offset >= count) return
  }
}

const itemsOf = (page: object): readonly unknown[] =>
  Object.values(page).find((value): value is unknown[] => Array.isArray(value)) ?? []

import type { ClientHeaders, RequestOptions } from '../config.ts'

/** The item type of a page: what its one list holds. */
export type ItemOf<Page> = {
  [Name in keyof Page]-?: Page[Name] extends readonly (infer Item)[] ? Item : never
}[keyof Page]

type List<Query, Page> = (query?: Query, headers?: ClientHeaders, options?: RequestOptions) => Promise<Page>

/**
 * Iterates over a list of any length. Requests a page when the one before is used up. For a list of a nested resource
 * pass a function: `each((...tail) => admin.product.listVariants(id, ...tail))`.
 *
 * A list that changes during the iteration may repeat or skip items, as with any paging by offset; an `order` by
 * creation reduces this.
 *
 * @example
 * for await (const order of each(admin.order.list, { order: 'created_at' })) …
 * @param query the list's own; `limit` is the page size (default 100), `offset` the start.
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

import type { ClientHeaders, RequestOptions } from '../config.ts'

/** The item type of a page: what its one list holds. */
export type ItemOf<Page> = {
  [Name in keyof Page]-?: Page[Name] extends readonly (infer Item)[] ? Item : never
}[keyof Page]

/** The names of a page's lists. */
type ListName<Page> = {
  [Name in keyof Page]-?: Page[Name] extends readonly unknown[] ? Name : never
}[keyof Page]

type List<Query, Page> = (query?: Query, headers?: ClientHeaders, options?: RequestOptions) => Promise<Page>

/** A list that can be read page by page. */
interface Paged {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/**
 * Iterates over a list of any length. Requests a page when the one before is used up. For a list of a nested resource
 * pass a function: `each((...tail) => admin.product.listVariants(id, ...tail))`.
 *
 * A list that changes during the iteration may repeat or skip items, as with any paging by offset; an `order` by
 * creation reduces this.
 *
 * @example
 * for await (const order of each(admin.order.list, { order: 'created_at' })) console.log(order.id)
 * @param query the list's own; `limit` is the page size (default 100), `offset` the start.
 * @param name the member of a page that holds its items, for pages with more than one list.
 * @throws {TypeError} when a page has several lists and none was named.
 */
export async function* each<Query extends Paged, Page extends object>(
  list: List<Query, Page>,
  query?: Query & { readonly limit?: number; readonly offset?: number },
  headers?: ClientHeaders,
  options?: RequestOptions,
  name?: ListName<Page>,
): AsyncGenerator<ItemOf<Page>, void, undefined> {
  for await (const page of eachPage(list, query, headers, options, name)) yield* itemsOf(page, name)
}

/**
 * Iterates over the pages of a list, with what they hold besides items, such as `count`. Requests a page when it is asked
 * for. Ends after the last item of `count`; where a page has no `count`, after a page that is not full.
 *
 * @example
 * for await (const { orders, count } of eachPage(admin.order.list, { limit: 50 })) console.log(orders.length, count)
 * @param query the list's own; `limit` is the page size (default 100), `offset` the start.
 * @param name the member of a page that holds its items, for pages with more than one list.
 * @throws {TypeError} when a page has several lists and none was named.
 */
export async function* eachPage<Query extends Paged, Page extends object>(
  list: List<Query, Page>,
  query?: Query & { readonly limit?: number; readonly offset?: number },
  headers?: ClientHeaders,
  options?: RequestOptions,
  name?: ListName<Page>,
): AsyncGenerator<Page, void, undefined> {
  const { limit = 100, offset: first = 0 } = query ?? {}
  for (let offset = first; ;) {
    const page = await list({ ...query, limit, offset } as unknown as Query, headers, options)
    const { length } = itemsOf(page, name)
    yield page
    offset += length
    const { count = length < limit ? offset : Infinity } = page as { readonly count?: number }
    if (length === 0 || offset >= count) return
  }
}

function itemsOf<Page extends object>(page: Page, name?: ListName<Page>): readonly ItemOf<Page>[] {
  const lists = Object.keys(page).filter((key) => Array.isArray(page[key as keyof Page]))
  if (name === undefined && lists.length > 1) {
    throw new TypeError(`each: the page has the lists ${lists.join(', ')}; name one of them`)
  }
  const items: unknown = page[name ?? (lists[0] as keyof Page)]
  return (Array.isArray(items) ? items : []) as ItemOf<Page>[]
}

import { queryOptions, type QueryKey } from '@tanstack/react-query'

const minutes = 60_000

/** The loaded start of a long list. */
export interface Pages<Item> {
  readonly items: readonly Item[]
  readonly total: number
  /** How many positions of the list have been read. May exceed the number of items. */
  readonly read: number
}

interface Page<Item> {
  readonly products: readonly Item[]
  readonly total: number
}

export interface PagesQuestion<Item> {
  readonly queryKey: QueryKey
  readonly size: number
  readonly page: (offset: number, limit: number, signal: AbortSignal) => Promise<Page<Item>>
}

export interface Identified {
  readonly slug: string
}

export const pagesQuery = <Item extends Identified>({ queryKey, size, page }: PagesQuestion<Item>) =>
  queryOptions<Pages<Item>>({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const wanted = client.getQueryData<Pages<Item>>(queryKey)?.read ?? size
      let pages: Pages<Item> = { items: [], total: 0, read: 0 }
      // A refetch restores the list's previous length.
      do pages = appended(pages, await page(pages.read, size, signal), size)
      while (pages.read < wanted && pages.read < pages.total)
      return pages
    },
    staleTime: 5 * minutes,
  })

/** Appends a page without duplicates: an item may move to the next page between two requests. */
export function appended<Item extends Identified>(
  { items, read }: Pages<Item>,
  { products, total }: Page<Item>,
  size: number,
): Pages<Item> {
  const known = new Set(items.map(({ slug }) => slug))
  return { items: [...items, ...products.filter(({ slug }) => !known.has(slug))], total, read: read + size }
}

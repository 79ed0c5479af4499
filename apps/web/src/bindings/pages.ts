import { queryOptions, type QueryKey } from '@tanstack/react-query'

const minutes = 60_000

/** The beginning of a long list. */
export interface Pages<Item> {
  readonly items: readonly Item[]
  readonly total: number
  /** How many places of the list have been read, which may hold fewer items. */
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
      // A list that is read anew stays as long as it was.
      do pages = appended(pages, await page(pages.read, size, signal), size)
      while (pages.read < wanted && pages.read < pages.total)
      return pages
    },
    staleTime: 5 * minutes,
  })

/** What moved over from the page before while we read comes only once. */
export function appended<Item extends Identified>(
  { items, read }: Pages<Item>,
  { products, total }: Page<Item>,
  size: number,
): Pages<Item> {
  const known = new Set(items.map(({ slug }) => slug))
  return { items: [...items, ...products.filter(({ slug }) => !known.has(slug))], total, read: read + size }
}

import { queryOptions, useQuery, type QueryKey } from '@tanstack/react-query'
import { failureFrom, type Failure } from '@umber/storefront-core'
import { useState } from 'react'

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

type Identified = { readonly slug: string }

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
function appended<Item extends Identified>(
  { items, read }: Pages<Item>,
  { products, total }: Page<Item>,
  size: number,
): Pages<Item> {
  const known = new Set(items.map(({ slug }) => slug))
  return { items: [...items, ...products.filter(({ slug }) => !known.has(slug))], total, read: read + size }
}

/** What can become of a list that has an end in sight. */
export type Growth =
  | { readonly kind: 'complete' }
  | { readonly kind: 'ready'; readonly grow: () => void }
  | { readonly kind: 'growing' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }

export const complete: Growth = { kind: 'complete' }

/** Reads the next page of a list when it is wanted. A page that cannot be had leaves the list as it is. */
export function useGrowth<Item extends Identified>(
  { queryKey, size, page }: PagesQuestion<Item>,
  pages: Pages<Item> | undefined,
): Growth {
  const [wanted, want] = useState<{ readonly of: string; readonly read: number }>()
  const { read = 0, total = 0 } = pages ?? {}
  const question = JSON.stringify(queryKey)
  const isWanted = wanted?.of === question && wanted.read === read
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['page', ...queryKey, read],
    queryFn: async ({ signal, client }) => {
      const next = await page(read, size, signal)
      client.setQueryData<Pages<Item>>(queryKey, (now) =>
        now?.read === read ? appended(now, next, size) : now,
      )
      // Something came or went meanwhile, so the pages may not meet.
      if (next.total !== total) void client.invalidateQueries({ queryKey, exact: true })
      return next.total
    },
    enabled: isWanted,
    gcTime: 0,
  })

  if (read >= total) return complete
  if (!isWanted) return { kind: 'ready', grow: () => want({ of: question, read }) }
  if (error === null || isFetching) return { kind: 'growing' }
  return { kind: 'failed', failure: failureFrom(error), retry: () => void refetch() }
}

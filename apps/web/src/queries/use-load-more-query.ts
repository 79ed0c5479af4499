import { useQuery } from '@tanstack/react-query'
import { failureFrom, type Failure } from '@umber/storefront-core'
import { useState } from 'react'
import { appended, type Identified, type Pages, type PagesQuestion } from './pages.ts'

/** What can happen at the end of a list. */
export type LoadMore =
  | { readonly kind: 'complete' }
  | { readonly kind: 'ready'; readonly grow: () => void }
  | { readonly kind: 'growing' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }

/** Loads the next page of a list on demand. A failed page leaves the list unchanged. */
export function useLoadMoreQuery<Item extends Identified>(
  { queryKey, size, page }: PagesQuestion<Item>,
  pages: Pages<Item> | undefined,
): LoadMore {
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
      // The list has changed, so pages may overlap or miss items: refetch.
      if (next.total !== total) void client.invalidateQueries({ queryKey, exact: true })
      return next.total
    },
    enabled: isWanted,
    gcTime: 0,
    meta: { isBackdrop: true },
  })

  if (read >= total) return { kind: 'complete' }
  if (!isWanted) return { kind: 'ready', grow: () => want({ of: question, read }) }
  if (error === null || isFetching) return { kind: 'growing' }
  return { kind: 'failed', failure: failureFrom(error), retry: () => void refetch() }
}

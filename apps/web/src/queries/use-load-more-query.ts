import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { failureFrom, type Failure } from '@umber/storefront-core'
import { useEffect } from 'react'
import { queryState, type QueryState } from './query-state.ts'

interface Identified {
  readonly id: string
}

interface Page<Item> {
  readonly items: readonly Item[]
  /** The number of items on all pages. */
  readonly total: number
  /** How many positions of the list the page covers. May exceed the number of items. */
  readonly read: number
  /** The rest of it is still loading. */
  readonly isPartial?: true
}

interface PageOptions<Item> {
  readonly signal: AbortSignal
  /** Shows what is known of the first page before its answer. */
  readonly onProgress: (part: Page<Item>) => void
}

/** A list that is read page by page from its start. */
export interface LoadMoreList<Item extends Identified> {
  readonly queryKey: QueryKey
  readonly page: (offset: number, options: PageOptions<Item>) => Promise<Page<Item>>
  /** The first page as far as it is known without a request. */
  readonly peek?: () => Page<Item> | undefined
  readonly staleTime?: () => number
  /** Keeps the previous list on screen while another one loads. */
  readonly keepsPrevious?: true
}

type Pages<Item> = InfiniteData<Page<Item>, number>

export function loadMoreQuery<Item extends Identified>({
  queryKey,
  page,
  peek,
  staleTime,
  keepsPrevious,
}: LoadMoreList<Item>) {
  const firstOf = (only: Page<Item>): Pages<Item> => ({ pages: [only], pageParams: [0] })
  return infiniteQueryOptions<Page<Item>, Error, Pages<Item>, QueryKey, number>({
    queryKey,
    queryFn: ({ pageParam, signal, client }) =>
      page(pageParam, {
        signal,
        onProgress: (part) =>
          client.setQueryData<Pages<Item>>(queryKey, (shown) =>
            shown === undefined || shown.pages[0]?.isPartial ? firstOf(part) : shown,
          ),
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.read, 0)
      // An empty page ends a list that has fewer items than it says.
      return last.read === 0 || read >= last.total ? undefined : read
    },
    initialData: () => {
      const known = peek?.()
      return known && firstOf(known)
    },
    ...(staleTime && { staleTime }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
}

/** What can happen at the end of a list. */
export type LoadMore =
  | { readonly kind: 'complete' }
  | { readonly kind: 'ready'; readonly grow: () => void }
  | { readonly kind: 'growing' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }

export interface LoadedItems<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly isPlaceholder: boolean
  readonly growth: LoadMore
}

/** The loaded start of a list, and its next page on demand. A page that fails leaves the list unchanged. */
export function useLoadMoreQuery<Item extends Identified>(
  list: LoadMoreList<Item>,
): QueryState<LoadedItems<Item>> {
  const answer = useInfiniteQuery(loadMoreQuery(list))
  const { data, refetch } = answer
  const total = data?.pages.at(-1)?.total ?? 0
  const hasChanged = data?.pages.some((page) => page.total !== total) === true
  useEffect(() => {
    // Items were added or removed between two pages, so the pages overlap or miss some.
    if (hasChanged) void refetch()
  }, [hasChanged, refetch])
  const state = queryState(answer)
  if (state.status !== 'ready') return state
  const items = distinct(state.value.pages.flatMap((page) => page.items))
  const { isPlaceholderData: isPlaceholder } = answer
  return { status: 'ready', value: { items, total, isPlaceholder, growth: growthOf(answer) } }
}

function growthOf(answer: UseInfiniteQueryResult): LoadMore {
  const grow = () => void answer.fetchNextPage()
  if (answer.isFetchingNextPage) return { kind: 'growing' }
  if (answer.isFetchNextPageError) return { kind: 'failed', failure: failureFrom(answer.error), retry: grow }
  return answer.hasNextPage ? { kind: 'ready', grow } : { kind: 'complete' }
}

/** An item may move to the next page between two requests. */
function distinct<Item extends Identified>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

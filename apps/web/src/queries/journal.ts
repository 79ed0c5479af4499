import { queryOptions } from '@tanstack/react-query'
import type { JournalPage, JournalPost } from '@umber/storefront-core/shop'
import type { Services } from '../services/services-context.ts'

const minutes = 60_000

type ContentServices = Pick<Services, 'content'>

export const journalPageSize = 12

export const rangeOf = (page: number) => ({ offset: (page - 1) * journalPageSize, limit: journalPageSize })

/** On the home page. */
export const latestPosts = { offset: 0, limit: 3 }

/** Posts of the journal, the newest first. */
export const journalQuery = ({ content }: ContentServices, range: typeof latestPosts) =>
  queryOptions<JournalPage>({
    queryKey: ['journal', range.offset, range.limit],
    queryFn: async ({ signal }) => await (await content()).posts(range, { signal }),
    staleTime: 5 * minutes,
  })

/** A post; `null` when there is none. */
export const journalPostQuery = ({ content }: ContentServices, slug: string) =>
  queryOptions<JournalPost | null>({
    queryKey: ['journal-post', slug],
    queryFn: async ({ signal }) => (await (await content()).post(slug, { signal })) ?? null,
    staleTime: 5 * minutes,
  })

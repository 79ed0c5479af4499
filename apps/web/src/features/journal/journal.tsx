import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { failureSentence } from '../../copy/failure.ts'
import { journalCopy as copy } from '../../copy/journal.ts'
import { useHref } from '../../hooks/use-href.ts'
import { journalPageSize, journalQuery, rangeOf } from '../../queries/journal.ts'
import { pageCount, usePageParam } from '../../queries/page-param.ts'
import { queryState } from '../../queries/query-state.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { PageLinks } from '../../ui/patterns/page-links.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { JournalCard } from '../journal-card/journal-card.tsx'

interface JournalProps {
  /** Where there are no posts. */
  readonly missing: ReactNode
}

/** The posts of the shop, the newest first. */
export function Journal({ missing }: JournalProps) {
  const page = usePageParam()
  const hrefOf = useHref()
  const start = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const state = queryState(useQuery(journalQuery(useServices(), rangeOf(page))))
  usePageHead({ title: copy.title, description: copy.lead, page })
  if (state.status === 'ready' && state.value.total === 0) return missing
  return (
    <div ref={start} className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <Heading level={1} ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      <Text look="lead" className="mt-4 max-w-reading">
        {copy.lead}
      </Text>
      <div className="pt-10">
        {state.status === 'failed' && (
          <ErrorAlert sentence={copy.failed} hint={failureSentence(state.failure)} onRetry={state.retry} />
        )}
        {state.status === 'loading' && <PostSkeletons />}
        {state.status === 'ready' && (
          <>
            <ul className="grid gap-x-grid gap-y-12 md:grid-cols-2 lg:grid-cols-3">
              {state.value.posts.map((post, at) => (
                <JournalCard key={post.slug} post={post} level={2} isFirst={at === 0} />
              ))}
            </ul>
            {(page > 1 || state.value.total > journalPageSize) && (
              <PageLinks
                page={page}
                count={pageCount(state.value.total, journalPageSize)}
                start={start}
                heading={heading}
              />
            )}
          </>
        )}
      </div>
      <p className="pt-12 text-small">
        <a
          href={`${hrefOf(paths.journal())}/rss.xml`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
        >
          {copy.feed}
        </a>
      </p>
    </div>
  )
}

const PostSkeletons = () => (
  <div className="grid gap-x-grid gap-y-12 md:grid-cols-2 lg:grid-cols-3" aria-busy="true">
    {['first', 'second', 'third'].map((place) => (
      <div key={place}>
        <Skeleton className="aspect-wide w-full" />
        <Skeleton className="mt-4 h-6 w-3/4" />
      </div>
    ))}
  </div>
)

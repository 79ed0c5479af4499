import { useQuery } from '@tanstack/react-query'
import { paths } from '../../config/paths.ts'
import { journalCopy } from '../../copy/journal.ts'
import { journalQuery, latestPosts } from '../../queries/journal.ts'
import { useServices } from '../../services/services-context.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { JournalCard } from '../journal-card/journal-card.tsx'

/** The latest posts. Renders nothing where there are none. */
export function JournalTeaser({ title = journalCopy.title }: { readonly title?: string | undefined }) {
  const { data } = useQuery(journalQuery(useServices(), latestPosts))
  if (data === undefined || data.posts.length === 0) return null
  return (
    <section className="page-width pt-section" aria-labelledby="journal-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-6">
        <Heading level={2} id="journal-heading" dir="auto">
          {title}
        </Heading>
        <LinkButton variant="link" to={paths.journal()}>
          {journalCopy.all}
        </LinkButton>
      </div>
      <ul className="grid gap-x-grid gap-y-10 md:grid-cols-3">
        {data.posts.map((post) => (
          <JournalCard key={post.slug} post={post} level={3} />
        ))}
      </ul>
    </section>
  )
}

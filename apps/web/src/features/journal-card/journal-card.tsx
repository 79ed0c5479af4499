import type { JournalEntry } from '@umber/storefront-core/shop'
import { paths } from '../../config/paths.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { PostDate } from './post-date.tsx'

interface JournalCardProps {
  readonly post: JournalEntry
  readonly level: 2 | 3
  /** In the first screen. */
  readonly isFirst?: boolean
}

/** A post in a list. */
export function JournalCard({ post, level, isFirst = false }: JournalCardProps) {
  const { slug, title, summary, cover, coverText, publishedAt } = post
  return (
    <li className="group relative flex flex-col">
      <Picture
        src={cover}
        alt={coverText ?? ''}
        ratio="wide"
        sizes="(width >= 48rem) 31vw, 92vw"
        {...(isFirst && { priority: 'high' })}
      />
      <PostDate at={publishedAt} className="pt-4 text-small text-ink-2" />
      <Heading level={level} look="h3" className="pt-1" dir="auto">
        <Link
          to={paths.journalPost(slug)}
          className="underline-drawn stretched wrap-anywhere group-hover:underline-drawn-full"
        >
          {title}
        </Link>
      </Heading>
      {summary !== undefined && (
        <Text look="small" className="mt-2 line-clamp-3" dir="auto">
          {summary}
        </Text>
      )}
    </li>
  )
}

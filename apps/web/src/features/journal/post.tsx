import { useQuery } from '@tanstack/react-query'
import type { JournalPost } from '@umber/storefront-core/shop'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { failureSentence } from '../../copy/failure.ts'
import { journalCopy as copy } from '../../copy/journal.ts'
import { useHref } from '../../hooks/use-href.ts'
import { journalPostQuery } from '../../queries/journal.ts'
import { queryState } from '../../queries/query-state.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { FoundPost } from './found-post.tsx'
import { postHead } from './post-head.ts'

interface PostProps {
  readonly slug: string
  /** Where there is no such post. */
  readonly missing: ReactNode
}

/** A post of the journal. */
export function Post({ slug, missing }: PostProps) {
  const state = queryState(useQuery(journalPostQuery(useServices(), slug)))
  if (state.status === 'ready') return state.value === null ? missing : <WithHead post={state.value} />
  if (state.status === 'loading') return <LoadingPost />
  return (
    <div className="page-width pt-8 pb-section md:pt-12">
      <ErrorAlert sentence={copy.failed} hint={failureSentence(state.failure)} onRetry={state.retry} />
    </div>
  )
}

function WithHead({ post }: { readonly post: JournalPost }) {
  const { origin } = useServices()
  const { name } = useShopSettings()
  const address = origin + useHref()(paths.journalPost(post.slug))
  usePageHead(postHead(post, { address, shopName: name }))
  return <FoundPost post={post} />
}

function LoadingPost() {
  usePageHead({})
  return (
    <div className="page-width min-h-dvh pt-8 md:pt-12" aria-busy="true">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="mt-8 aspect-wide max-w-240" />
    </div>
  )
}

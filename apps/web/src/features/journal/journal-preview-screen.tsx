import { useQuery } from '@tanstack/react-query'
import type { JournalPost } from '@umber/storefront-core/shop'
import { failureSentence } from '../../copy/failure.ts'
import { journalCopy } from '../../copy/journal.ts'
import { ownPageCopy as copy } from '../../copy/own-pages.ts'
import { useLinkParams } from '../../hooks/use-link-params.ts'
import { queryState } from '../../queries/query-state.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { ProsePage } from '../../ui/patterns/prose-page.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { FoundPost } from './found-post.tsx'

/** The target of the dashboard's link to a preview: a post as it is stored, also one that is not seen yet. */
export function JournalPreviewScreen() {
  usePageHead({ title: copy.preview, robots: 'noindex' })
  const link = useLinkParams('access')
  const { content } = useServices()
  const [slug, access] = [link.get('post'), link.get('access')]
  const state = queryState(
    useQuery<JournalPost | null>({
      queryKey: ['journal-preview', slug, access],
      queryFn: async ({ signal }) => (await (await content()).post(slug, { access, signal })) ?? null,
      staleTime: 0,
    }),
  )
  if (state.status === 'loading')
    return (
      <div className="page-width min-h-dvh pt-8" aria-busy="true">
        <Skeleton className="h-10 w-1/2" />
      </div>
    )
  if (state.status === 'failed')
    return (
      <div className="page-width pt-8 pb-section">
        <ErrorAlert
          sentence={journalCopy.failed}
          hint={failureSentence(state.failure)}
          onRetry={state.retry}
        />
      </div>
    )
  if (state.value === null)
    return (
      <ProsePage title={copy.preview} lead={copy.noPreview}>
        {null}
      </ProsePage>
    )
  return (
    <>
      <p className="bg-sunk px-margin py-2 text-center text-small">
        {state.value.isHidden ? journalCopy.hidden : journalCopy.shown}
      </p>
      <FoundPost post={state.value} />
    </>
  )
}

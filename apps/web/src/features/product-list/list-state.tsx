import { listingCopy } from '../../copy/products.ts'
import { failureSentence } from '../../copy/failure.ts'
import type { QueryState } from '../../queries/query-state.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { categorySkeletons, ProductGridSkeleton } from '../product-card/product-grid.tsx'

/** The page of a list before it is known what the list is called. */
export function ListLoading() {
  usePageHead({})
  return (
    <section className="page-width pt-4 pb-section-quiet" aria-busy="true">
      <h1 className="sr-only" data-passing="">
        {listingCopy.loading}
      </h1>
      <Skeleton className="mt-2 h-5 w-40" />
      <Skeleton className="mt-8 h-11 w-64 lg:mt-12" />
      <Skeleton className="mt-4 mb-16 h-6 w-96 max-w-full" />
      <ProductGridSkeleton count={categorySkeletons} />
    </section>
  )
}

type Failed = Extract<QueryState<unknown>, { status: 'failed' }>

export function ListFailed({ failure, retry }: Failed) {
  usePageHead({ title: listingCopy.failedTitle })
  return (
    <section className="page-width flex flex-col gap-6 pt-8 pb-section">
      <Heading level={1}>{listingCopy.failedTitle}</Heading>
      <ErrorAlert sentence={listingCopy.failed} hint={failureSentence(failure)} onRetry={retry} />
    </section>
  )
}

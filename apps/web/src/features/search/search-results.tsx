import { useQuery } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import { defaultBand } from '@umber/storefront-core/search'
import { useEffect, useRef } from 'react'
import { paths } from '../../config/paths.ts'
import { pageCount, usePageParam } from '../../queries/page-param.ts'
import { searchPageQuery, searchPageSize, type SearchState } from '../../queries/search.ts'
import { useServices } from '../../services/services-context.ts'
import { listingCopy } from '../../copy/products.ts'
import { failureSentence } from '../../copy/failure.ts'
import { searchCopy } from '../../copy/search.ts'
import { announce } from '../../ui/announcer.tsx'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Pagination } from '../../ui/patterns/pagination.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { ProductGridSkeleton } from '../product-card/product-grid.tsx'
import { SummaryGrid } from '../product-card/summary-grid.tsx'

const skeletons = 10

interface SearchResultsProps {
  readonly state: SearchState
  readonly onChange: (next: SearchState) => void
}

export function SearchResults({ state, onChange }: SearchResultsProps) {
  const services = useServices()
  const page = usePageParam()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    searchPageQuery(services, state, page),
  )
  const start = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const words = data === undefined ? undefined : searchCopy.found(data.total)
  const settled = isFetching ? undefined : words
  useEffect(() => {
    if (settled !== undefined) announce(settled)
  }, [settled])

  if (data === undefined && error !== null && !isFetching)
    return (
      <div className="pt-8">
        <ErrorAlert
          sentence={searchCopy.failed}
          hint={failureSentence(failureFrom(error))}
          onRetry={() => void refetch()}
        />
      </div>
    )
  // An empty previous result must not stand in for the new one.
  if (data === undefined || (isPlaceholderData && data.total === 0))
    return (
      <div className="pt-8" aria-busy="true">
        <p className="sr-only">{searchCopy.loading}</p>
        <ProductGridSkeleton count={skeletons} />
      </div>
    )
  if (data.total === 0) return <NothingFound state={state} onChange={onChange} />
  return (
    <div ref={start} className="pt-6" aria-busy={isFetching}>
      <p className="tabular pb-6 text-small text-ink-2">{words}</p>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {searchCopy.results}
      </h2>
      {data.products.length > 0 && <SummaryGrid products={data.products} label={searchCopy.results} />}
      <Pagination page={page} count={pageCount(data.total, searchPageSize)} start={start} heading={heading} />
    </div>
  )
}

function NothingFound({ state, onChange }: SearchResultsProps) {
  const isNarrowed = state.band !== defaultBand
  return (
    <EmptyState
      drawing={<HangerIllustration />}
      title={searchCopy.none}
      sentence={isNarrowed ? searchCopy.noneInBand : searchCopy.noneHint(state.term)}
      action={
        <>
          <Button variant="outline" onClick={() => onChange({ ...state, term: '' })}>
            {searchCopy.clearSearch}
          </Button>
          <LinkButton variant="link" to={paths.category('all')}>
            {listingCopy.browseAll}
          </LinkButton>
        </>
      }
    />
  )
}

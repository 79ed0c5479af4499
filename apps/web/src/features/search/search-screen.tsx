import { useQueryClient } from '@tanstack/react-query'
import { searchTerm } from '@umber/storefront-core/search'
import { useRef, useState } from 'react'
import { askAnew } from '../../queries/search.ts'
import { paths } from '../../config/paths.ts'
import { useHref } from '../../hooks/use-href.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { searchCopy } from '../../copy/search.ts'
import { useServices } from '../../services/services-context.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { idleComponent } from '../../ui/idle-component.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { ProductGridSkeleton } from '../product-card/product-grid.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { SearchField } from './search-field.tsx'
import { useSearchUrl } from './use-search-url.ts'

// A shop has one of them.
const BandedResults = lazyComponent(async () => (await import('./banded-results.tsx')).BandedResults)
const ListedResults = lazyComponent(async () => (await import('./listed-results.tsx')).ListedResults)

const RecentlyViewed = idleComponent(
  async () => (await import('../recently-viewed/recently-viewed.tsx')).RecentlyViewed,
)

const keepFocus = focusAfterRemoval()

export function SearchScreen() {
  const [state, change] = useSearchUrl()
  const { hasListedSearch, helpsToChoose } = useServices().preset
  const client = useQueryClient()
  const { term } = state
  const search = (next: string) => {
    askAnew(client, next)
    if (next !== term) change({ ...state, term: next })
  }
  usePageHead({
    title: term === '' ? searchCopy.title : searchCopy.titleFor(term),
    // Search engines index the product pages, not the results.
    robots: 'noindex',
  })
  return (
    <div ref={keepFocus} className="pt-8 md:pt-12">
      <div className="page-width">
        <Heading level={1}>{searchCopy.title}</Heading>
        <SearchForm term={term} onSearch={search} />
      </div>
      {term === '' ? (
        <div className="page-width min-h-dvh pb-section">
          <EmptyState
            drawing={<HangerIllustration />}
            title={searchCopy.start}
            sentence={searchCopy.startHint}
          />
          <PopularSearches />
          {helpsToChoose && <RecentlyViewed />}
        </div>
      ) : (
        <AsyncBoundary waiting={<Waiting />}>
          {hasListedSearch ? (
            <ListedResults term={term} onClear={() => change({ ...state, term: '' })} />
          ) : (
            <BandedResults state={state} onChange={change} />
          )}
        </AsyncBoundary>
      )}
    </div>
  )
}

/** Until the code of the results is there. */
const Waiting = () => (
  <div className="page-width min-h-dvh pt-8 pb-section" aria-busy="true">
    <ProductGridSkeleton count={searchSkeletons} />
  </div>
)

const searchSkeletons = 10

/** A blank term does not search. */
function SearchForm({
  term,
  onSearch,
}: {
  readonly term: string
  readonly onSearch: (term: string) => void
}) {
  const hrefOf = useHref()
  const [typed, setTyped] = useState(term)
  const [shown, setShown] = useState(term)
  const field = useRef<HTMLInputElement>(null)
  if (term !== shown) {
    setShown(term)
    setTyped(term)
  }
  return (
    <search>
      <form
        action={hrefOf(paths.search())}
        className="mt-6 flex max-w-reading items-stretch gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const next = searchTerm(typed)
          if (next !== '') onSearch(next)
        }}
      >
        <SearchField
          ref={field}
          value={typed}
          onChange={setTyped}
          onClear={() => {
            setTyped('')
            field.current?.focus()
          }}
        />
        <Button type="submit" className="max-sm:px-4">
          {searchCopy.submit}
        </Button>
      </form>
    </search>
  )
}

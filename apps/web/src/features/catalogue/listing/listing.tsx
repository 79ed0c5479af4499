import {
  browse,
  productsInCategory,
  type Category,
  type BrowseState,
  type Filters,
} from '@umber/storefront-core'
import { useCallback, useMemo, useRef } from 'react'
import { listingCopy } from '../../../copy/catalogue.ts'
import { failureSentence } from '../../../copy/failure.ts'
import { FailureNotice } from '../../../ui/patterns/failure-notice.tsx'
import { ProductGridSkeleton } from '../card/product-grid.tsx'
import { useProductIndex } from '../data/use-catalogue-data.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListingHeader } from './listing-header.tsx'
import { ListingResults } from './listing-results.tsx'
import { ResultCount } from './result-count.tsx'
import { Sections } from './sections.tsx'
import { SortSelect } from './sort-select.tsx'
import { queryOf, useBrowseUrl, type ChangeBrowse } from './use-browse-url.ts'

const skeletons = 6
const nothing = { products: [], complete: false } as const

interface ListingProps {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly sections: readonly Category[] | undefined
  readonly categories: readonly Category[]
}

export function Listing({ slug, name, description, sections, categories }: ListingProps) {
  const index = useProductIndex()
  const [state, changeUrl] = useBrowseUrl()
  const start = useRef<HTMLDivElement>(null)
  const { products, complete } = index.phase === 'ready' ? index.value : nothing

  const here = useMemo(() => productsInCategory(products, categories, slug), [products, categories, slug])
  const shown = useMemo(() => browse(here, state), [here, state])
  const countOf = useCallback((other: BrowseState) => browse(here, other).length, [here])
  const change: ChangeBrowse = (next, step) => {
    changeUrl(next, step)
    // A new list is read from its beginning, however far down the old one was.
    const top = start.current?.getBoundingClientRect().top ?? 0
    if (top < 0) start.current?.scrollIntoView({ block: 'start' })
  }
  const changeFilters = (filters: Filters) => change({ filters, sort: state.sort }, 'push')

  return (
    <>
      <section className="page-width pb-section-quiet">
        <ListingHeader name={name} description={description} />
        <Sections categories={sections} />
        <div
          ref={start}
          className="flex flex-wrap items-center justify-between gap-x-6 lg:min-h-14 lg:border-y lg:border-line lg:py-1"
        >
          <ResultCount list={index} count={shown.length} complete={complete} />
          <div className="hidden lg:block">
            <SortSelect
              sort={state.sort}
              onChange={(sort) => change({ filters: state.filters, sort }, 'push')}
            />
          </div>
        </div>
        <div className="pt-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-8">
          <FilterRail state={state} onChange={change} />
          <div className="min-w-0" aria-busy={index.phase === 'loading'}>
            <h2 className="sr-only">{listingCopy.products}</h2>
            <AppliedFilters filters={state.filters} onChange={changeFilters} />
            {index.phase === 'loading' && <ProductGridSkeleton count={skeletons} />}
            {index.phase === 'failed' && (
              <FailureNotice
                sentence={listingCopy.failed}
                hint={failureSentence(index.failure)}
                onRetry={index.retry}
              />
            )}
            {index.phase === 'ready' && (
              <ListingResults
                products={shown}
                filters={state.filters}
                question={queryOf(state)}
                onFilters={changeFilters}
              />
            )}
          </div>
        </div>
      </section>
      <FilterBar
        state={state}
        onChange={change}
        count={index.phase === 'ready' ? shown.length : undefined}
        countOf={countOf}
      />
    </>
  )
}

interface FilterRailProps {
  readonly state: BrowseState
  readonly onChange: ChangeBrowse
}

function FilterRail({ state, onChange }: FilterRailProps) {
  return (
    <aside
      aria-label={listingCopy.filters}
      className="hidden lg:sticky lg:top-20 lg:-m-1 lg:block lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1"
    >
      <FilterPanel state={state} onChange={onChange} />
    </aside>
  )
}

import type { Category, Filters } from '@umber/storefront-core'
import { useMemo, useRef, type ReactNode } from 'react'
import { usePageParam, pageCount } from '../../queries/page-param.ts'
import { productsPerPage } from '../../queries/product-list.ts'
import { listingCopy } from '../../copy/products.ts'
import { failureSentence } from '../../copy/failure.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { categorySkeletons, ProductGridSkeleton } from '../product-card/product-grid.tsx'
import { Pagination } from './lists/later-pages.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListHeader } from './list-header.tsx'
import { ListResults } from './list-results.tsx'
import { ListingRulesContext } from './use-facets.ts'
import { ResultCount } from './result-count.tsx'
import { Sections } from './sections.tsx'
import { useListing, useListingRules } from './use-product-list.ts'
import { useFiltersInUrl, type ChangeBrowse } from './use-filters-in-url.ts'

interface ListingProps {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly sections: readonly Category[] | undefined
  readonly categories: readonly Category[]
}

export function ProductList({ slug, name, description, sections, categories }: ListingProps) {
  const { rules, isKnown, unclear } = useListingRules(slug)
  const [state, changeUrl] = useFiltersInUrl(rules)
  const start = useRef<HTMLDivElement>(null)
  const place = useMemo(() => ({ category: slug, categories }), [slug, categories])
  const page = usePageParam()
  const question = useMemo(() => ({ ...state, rules, page }), [state, rules, page])
  const answer = useListing(place, question, unclear === undefined)
  const list = unclear ?? answer
  const heading = useRef<HTMLHeadingElement>(null)
  const pages = list.status === 'ready' ? pageCount(list.value.total, productsPerPage) : 1
  const change: ChangeBrowse = (next, step) => {
    changeUrl(next, step)
    // A new list starts at its top.
    const top = start.current?.getBoundingClientRect().top ?? 0
    if (top < 0) start.current?.scrollIntoView({ block: 'start' })
  }
  const changeFilters = (filters: Filters) => change({ filters, sort: state.sort }, 'push')

  const isOld = list.status === 'ready' && (list.value.isOld === true || !list.value.isCounted)
  const panel = isKnown && <FilterPanel place={place} state={state} onChange={change} />

  return (
    <ListingRulesContext value={rules}>
      <section className="page-width pb-section-quiet">
        <ListHeader name={name} description={description} />
        <Sections categories={sections} />
        <div
          ref={start}
          className="flex flex-wrap items-center justify-between gap-x-6 lg:min-h-14 lg:border-y lg:border-line lg:py-1"
        >
          <ResultCount list={list} />
        </div>
        <div className="pt-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-8">
          <FilterRail>{panel}</FilterRail>
          <div className="min-w-0" aria-busy={list.status === 'loading' || isOld}>
            <h2 ref={heading} tabIndex={-1} className="sr-only">
              {listingCopy.products}
            </h2>
            <AppliedFilters filters={state.filters} categories={categories} onChange={changeFilters} />
            {list.status === 'loading' && <ProductGridSkeleton count={categorySkeletons} />}
            {list.status === 'failed' && (
              <ErrorAlert
                sentence={listingCopy.failed}
                hint={failureSentence(list.failure)}
                onRetry={list.retry}
              />
            )}
            {list.status === 'ready' && (
              <>
                <ListResults listing={list.value} filters={state.filters} onFilters={changeFilters} />
                <Pagination page={page} count={pages} start={start} heading={heading} />
              </>
            )}
          </div>
        </div>
      </section>
      <FilterBar
        place={place}
        state={state}
        onChange={change}
        count={list.status === 'ready' ? list.value.total : undefined}
      />
    </ListingRulesContext>
  )
}

function FilterRail({ children }: { readonly children: ReactNode }) {
  return (
    <aside
      aria-label={listingCopy.filters}
      className="hidden lg:sticky lg:top-20 lg:-m-1 lg:block lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1"
    >
      {children}
    </aside>
  )
}

import {
  activeFilterCount,
  knownFilters,
  noFilters,
  type Filters,
  type ListScope as Scope,
} from '@umber/storefront-core/catalogue'
import type { Category } from '@umber/storefront-core'
import { useMemo, useRef, type ReactNode } from 'react'
import { usePageParam, pageCount } from '../../queries/page-param.ts'
import { productsPerPage } from '../../queries/product-list.ts'
import type { PageHead } from '../../seo/head-tags.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { listingCopy } from '../../copy/products.ts'
import { failureSentence } from '../../copy/failure.ts'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Pagination } from '../../ui/patterns/pagination.tsx'
import { categorySkeletons, ProductGridSkeleton } from '../product-card/product-grid.tsx'
import { ListChoiceContext, type ListChoice } from '../product-card/card-choice.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListResults } from './list-results.tsx'
import { ResultCount } from './result-count.tsx'
import { useFacets, useProductList } from './use-product-list.ts'
import { useFiltersInUrl, type ChangeBrowse } from './use-filters-in-url.ts'

// Only an empty list has them.
const DropHints = lazyComponent(async () => (await import('./drop-hints.tsx')).DropHints)

/** The chips of the applied filters, without the button that clears them all. */
const keepFocus = focusAfterRemoval(`ul[aria-label="${listingCopy.applied}"] > li:not(:last-child)`)

interface FilteredListProps {
  readonly scope: Scope
  /** Of the list. */
  readonly path: string
  /** The other parameters of its address. */
  readonly params?: Readonly<Record<string, string>>
  readonly categories: readonly Category[]
  /** What the document says of the list, where the screen does not say it. */
  readonly head?: PageHead
  /** Above the list. */
  readonly header?: ReactNode
  /** In place of a list that has nothing, also without filters. */
  readonly nothing?: ReactNode
}

/** Grid, filters, order and pages of products: of a category, of a collection, and of what a search finds. */
export function FilteredList(listing: FilteredListProps) {
  const { scope, path, params, categories, head, header, nothing } = listing
  const { category, collectionId, term } = scope
  const offered = useFacets(scope)
  const facets = offered.status === 'ready' ? offered.value : undefined
  const [state, changeUrl] = useFiltersInUrl(facets)
  const start = useRef<HTMLDivElement>(null)
  const place = useMemo(
    () => ({ category, collectionId, term, categories }),
    [category, collectionId, term, categories],
  )
  const page = usePageParam()
  const filters = useMemo(() => facets && knownFilters(state.filters, facets), [state, facets])
  const question = useMemo(
    () => ({ sort: state.sort, filters: filters ?? state.filters, facets }),
    [state, filters, facets],
  )
  // An address that filters waits for the facets, which have the spelling of its values.
  const enabled = filters !== undefined || activeFilterCount(state.filters) === 0
  const answer = useProductList(place, question, { page, enabled })
  const list = enabled || offered.status === 'ready' ? answer : offered
  const heading = useRef<HTMLHeadingElement>(null)
  const pages = list.status === 'ready' ? pageCount(list.value.total, productsPerPage) : 1
  // A page beyond the last one is no page.
  const robots = page > pages && list.status === 'ready' ? 'noindex' : undefined
  const change: ChangeBrowse = (next, step) => {
    changeUrl(next, step)
    // A new list starts at its top.
    const top = start.current?.getBoundingClientRect().top ?? 0
    if (top < 0) start.current?.scrollIntoView({ block: 'start' })
  }
  const changeFilters = (next: Filters) => change({ filters: next, sort: state.sort }, 'push')

  const choice = useMemo(() => choiceOf(question.filters), [question])
  const isOld = list.status === 'ready' && (list.value.isOld || list.value.isPartial === true)
  const isFiltered = activeFilterCount(question.filters, facets) > 0
  // There is nothing to filter, and nothing to sort.
  const isNothing = nothing !== undefined && !isFiltered && list.status === 'ready' && list.value.total === 0
  const panel = facets && <FilterPanel place={place} question={question} onChange={change} />

  return (
    <>
      {head && <ListHead head={{ ...head, page, robots }} />}
      <section className="page-width pb-section-quiet">
        {header}
        <div
          ref={start}
          className="flex flex-wrap items-center justify-between gap-x-6 lg:border-b lg:border-line lg:pb-1"
        >
          <ResultCount list={list} />
        </div>
        {isNothing ? (
          nothing
        ) : (
          <div className="pt-4 noscript:block lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-8">
            <FilterRail>{panel}</FilterRail>
            <div ref={keepFocus} className="min-w-0" aria-busy={list.status === 'loading' || isOld}>
              <h2 ref={heading} tabIndex={-1} className="sr-only">
                {listingCopy.products}
              </h2>
              <noscript>
                {import.meta.env.SSR && facets && filters && (
                  <FilterForm
                    path={path}
                    params={params}
                    isSearch={term !== undefined}
                    facets={facets}
                    filters={filters}
                    sort={state.sort}
                  />
                )}
              </noscript>
              {facets && filters && (
                <AppliedFilters
                  filters={filters}
                  facets={facets}
                  categories={categories}
                  onChange={changeFilters}
                />
              )}
              {list.status === 'loading' && <ProductGridSkeleton count={categorySkeletons} />}
              {list.status === 'failed' && (
                <ErrorAlert
                  sentence={listingCopy.failed}
                  hint={failureSentence(list.failure)}
                  onRetry={list.retry}
                />
              )}
              {list.status === 'ready' && (
                <ListChoiceContext value={choice}>
                  <ListResults
                    listing={list.value}
                    isFiltered={isFiltered}
                    hints={
                      facets &&
                      filters && (
                        <AsyncBoundary>
                          <DropHints
                            place={place}
                            question={{ sort: state.sort, filters, facets }}
                            onDrop={changeFilters}
                          />
                        </AsyncBoundary>
                      )
                    }
                    onClear={() => changeFilters(noFilters)}
                  />
                  <Pagination page={page} count={pages} start={start} heading={heading} />
                </ListChoiceContext>
              )}
            </div>
          </div>
        )}
      </section>
      {!isNothing && (
        <FilterBar
          place={place}
          question={question}
          onChange={change}
          count={list.status === 'ready' ? list.value.total : undefined}
        />
      )}
    </>
  )
}

/** The document's head follows the page of the list. */
function ListHead({ head }: { readonly head: PageHead }) {
  usePageHead(head)
  return null
}

/** Option keys are in lower case already. */
const choiceOf = ({ colors, sizes, options = [] }: Filters): ListChoice => ({
  colors: colors.map((color) => color.toLowerCase()),
  sizes: sizes.map((size) => size.toLowerCase()),
  options,
})

function FilterRail({ children }: { readonly children: ReactNode }) {
  return (
    <aside aria-label={listingCopy.filters} className="noscript:hidden hidden lg:block lg:self-start">
      {children}
    </aside>
  )
}

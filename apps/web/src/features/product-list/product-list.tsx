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
import type { Crumb } from '../../seo/head-tags.ts'
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
import { ListHeader } from './list-header.tsx'
import { ListResults } from './list-results.tsx'
import { ResultCount } from './result-count.tsx'
import { SubcategoryLinks } from './subcategory-links.tsx'
import { useFacets, useProductList } from './use-product-list.ts'
import { useFiltersInUrl, type ChangeBrowse } from './use-filters-in-url.ts'

// Only an empty list has them.
const DropHints = lazyComponent(async () => (await import('./drop-hints.tsx')).DropHints)

/** The chips of the applied filters, without the button that clears them all. */
const keepFocus = focusAfterRemoval(`ul[aria-label="${listingCopy.applied}"] > li:not(:last-child)`)

interface ListingProps {
  readonly scope: Scope
  /** Of the list. */
  readonly path: string
  /** The way to the list, from the home page down. */
  readonly crumbs: readonly Crumb[]
  readonly name: string
  readonly description: string
  /** For link previews. */
  readonly image?: string | undefined
  readonly sections: readonly Category[] | undefined
  readonly categories: readonly Category[]
}

export function ProductList(listing: ListingProps) {
  const { scope, path, crumbs, name, description, image, sections, categories } = listing
  const { category, collectionId } = scope
  const offered = useFacets(scope)
  const facets = offered.status === 'ready' ? offered.value : undefined
  const [state, changeUrl] = useFiltersInUrl(facets)
  const start = useRef<HTMLDivElement>(null)
  const place = useMemo(() => ({ category, collectionId, categories }), [category, collectionId, categories])
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
  usePageHead({ title: name, description, image, page, crumbs, robots })
  const change: ChangeBrowse = (next, step) => {
    changeUrl(next, step)
    // A new list starts at its top.
    const top = start.current?.getBoundingClientRect().top ?? 0
    if (top < 0) start.current?.scrollIntoView({ block: 'start' })
  }
  const changeFilters = (next: Filters) => change({ filters: next, sort: state.sort }, 'push')

  const choice = useMemo(() => choiceOf(question.filters), [question])
  const isOld = list.status === 'ready' && (list.value.isOld || list.value.isPartial === true)
  const panel = facets && <FilterPanel place={place} question={question} onChange={change} />

  return (
    <>
      <section className="page-width pb-section-quiet">
        <ListHeader crumbs={crumbs} name={name} description={description} />
        <SubcategoryLinks categories={sections} />
        <div
          ref={start}
          className="flex flex-wrap items-center justify-between gap-x-6 lg:border-b lg:border-line lg:pb-1"
        >
          <ResultCount list={list} />
        </div>
        <div className="pt-4 noscript:block lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-8">
          <FilterRail>{panel}</FilterRail>
          <div ref={keepFocus} className="min-w-0" aria-busy={list.status === 'loading' || isOld}>
            <h2 ref={heading} tabIndex={-1} className="sr-only">
              {listingCopy.products}
            </h2>
            <noscript>
              {import.meta.env.SSR && facets && filters && (
                <FilterForm path={path} facets={facets} filters={filters} sort={state.sort} />
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
                  isFiltered={activeFilterCount(question.filters, facets) > 0}
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
      </section>
      <FilterBar
        place={place}
        question={question}
        onChange={change}
        count={list.status === 'ready' ? list.value.total : undefined}
      />
    </>
  )
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

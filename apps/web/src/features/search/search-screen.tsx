import { useQueryClient } from '@tanstack/react-query'
import {
  defaultBand,
  defaultSearchSort,
  hasActiveFilters,
  priceBands,
  searchSorts,
  searchTerm,
} from '@umber/storefront-core/search'
import { useRef, useState } from 'react'
import { askAnew, type SearchState } from '../../queries/search.ts'
import { paths } from '../../config/paths.ts'
import { useHref } from '../../hooks/use-href.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { searchCopy, searchSortWords } from '../../copy/search.ts'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { SearchField } from './search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { usePriceBandLabels } from './use-price-band-labels.ts'
import { useSearchUrl } from './use-search-url.ts'

const keepFocus = focusAfterRemoval()

export function SearchScreen() {
  const [state, change] = useSearchUrl()
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
    <div ref={keepFocus} className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <Heading level={1}>{searchCopy.title}</Heading>
      <SearchForm term={term} onSearch={search} />
      {term === '' ? (
        <>
          <EmptyState
            drawing={<HangerIllustration />}
            title={searchCopy.start}
            sentence={searchCopy.startHint}
          />
          <PopularSearches />
        </>
      ) : (
        <>
          <SearchFilters state={state} onChange={change} />
          <SearchResults state={state} onChange={change} />
        </>
      )}
    </div>
  )
}

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

interface SearchFiltersProps {
  readonly state: SearchState
  readonly onChange: (next: SearchState) => void
}

function SearchFilters({ state, onChange }: SearchFiltersProps) {
  const hrefOf = useHref()
  const words = usePriceBandLabels()
  return (
    // Without a script the choices are sent with a button, as the parameters of the address.
    <form
      method="get"
      action={hrefOf(paths.search())}
      className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line pb-6"
    >
      <input type="hidden" name="q" value={state.term} />
      <Select
        label={searchCopy.price}
        name="price"
        value={state.band}
        options={priceBands.map((band) => ({ value: band, label: words[band] }))}
        onChange={(band) => onChange({ ...state, band })}
      />
      <Select
        label={searchCopy.sort}
        name="sort"
        value={state.sort}
        options={searchSorts.map((sort) => ({ value: sort, label: searchSortWords[sort] }))}
        onChange={(sort) => onChange({ ...state, sort })}
      />
      {hasActiveFilters(state) && (
        <Button
          variant="link"
          className="noscript:hidden"
          onClick={() => onChange({ ...state, band: defaultBand, sort: defaultSearchSort })}
        >
          {searchCopy.clearFilters}
        </Button>
      )}
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'outline' })}>
          {searchCopy.filter}
        </button>
      </noscript>
    </form>
  )
}

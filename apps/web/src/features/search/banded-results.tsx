import {
  defaultBand,
  defaultSearchSort,
  hasActiveFilters,
  priceBands,
  searchSorts,
} from '@umber/storefront-core/search'
import type { SearchState } from '../../queries/search.ts'
import { paths } from '../../config/paths.ts'
import { useHref } from '../../hooks/use-href.ts'
import { bandWords, searchCopy, searchSortWords } from '../../copy/search.ts'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { SearchResults } from './search-results.tsx'

/** What the demonstration finds, with its price bands. */
export function BandedResults({ state, onChange }: SearchFiltersProps) {
  return (
    <div className="page-width min-h-dvh pb-section">
      <SearchFilters state={state} onChange={onChange} />
      <SearchResults state={state} onChange={onChange} />
    </div>
  )
}

interface SearchFiltersProps {
  readonly state: SearchState
  readonly onChange: (next: SearchState) => void
}

function SearchFilters({ state, onChange }: SearchFiltersProps) {
  const hrefOf = useHref()
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
        options={priceBands.map((band) => ({ value: band, label: bandWords[band] }))}
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

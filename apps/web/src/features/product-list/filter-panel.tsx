import { knownFilters, type Facets, type Filters, type KnownFilters } from '@umber/storefront-core/catalogue'
import { useMemo } from 'react'
import type { ChangeBrowse } from './use-filters-in-url.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import { SortSelect } from './sort-select.tsx'
import { useFacetCounts, type ListScope, type Question } from './use-product-list.ts'

interface FilterPanelProps {
  readonly place: ListScope
  readonly question: Question
  readonly onChange: ChangeBrowse
}

/** Before the facets load there is nothing to filter by. */
export function FilterPanel({ place, question, onChange }: FilterPanelProps) {
  const { filters, sort, facets } = question
  const known = useMemo(() => facets && { facets, filters: knownFilters(filters, facets) }, [facets, filters])
  return (
    <>
      <SortSelect sort={sort} onChange={(next) => onChange({ filters, sort: next }, 'push')} />
      {known !== undefined && (
        <Choices
          place={place}
          known={known}
          onChange={(next, step) => onChange({ filters: next, sort }, step)}
        />
      )}
    </>
  )
}

interface ChoicesProps {
  readonly place: ListScope
  readonly known: { readonly facets: Facets; readonly filters: KnownFilters }
  readonly onChange: (filters: Filters, step: 'push' | 'replace') => void
}

function Choices({ place, known, onChange }: ChoicesProps) {
  const { facets, filters } = known
  const counts = useFacetCounts(place, known)
  const change = (part: Partial<Filters>, step: 'push' | 'replace') => onChange({ ...filters, ...part }, step)
  return (
    <>
      {counts !== undefined && (
        <CategoryFilter
          place={place}
          chosen={filters.categories}
          counts={counts.categories}
          onChange={(categories) => change({ categories }, 'push')}
        />
      )}
      <PriceFilter
        facets={facets}
        range={filters.priceRange}
        onChange={(priceRange) => change({ priceRange }, 'replace')}
      />
      <ColorFilter
        values={facets.colors}
        chosen={filters.colors}
        counts={counts?.colors}
        onChange={(colors) => change({ colors }, 'push')}
      />
      <SizeFilter
        values={facets.sizes}
        chosen={filters.sizes}
        counts={counts?.sizes}
        onChange={(sizes) => change({ sizes }, 'push')}
      />
    </>
  )
}

import type { BrowseState, Filters } from '@umber/storefront-core'
import { useMemo } from 'react'
import type { Place } from '../lists/listing.ts'
import type { ChangeBrowse } from './use-browse-url.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ColourFilter } from './colour-filter.tsx'
import { useRules } from './listing-rules.ts'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import { SortSelect } from './sort-select.tsx'
import { useFacetCounts } from './use-listing.ts'

interface FilterPanelProps {
  readonly place: Place
  readonly state: BrowseState
  readonly onChange: ChangeBrowse
}

export function FilterPanel({ place, state, onChange }: FilterPanelProps) {
  const { filters, sort } = state
  const rules = useRules()
  const question = useMemo(() => ({ filters, rules }), [filters, rules])
  const counts = useFacetCounts(place, question)
  const change = (part: Partial<Filters>, step: 'push' | 'replace') =>
    onChange({ filters: { ...filters, ...part }, sort }, step)
  return (
    <>
      <SortSelect sort={sort} onChange={(next) => onChange({ filters, sort: next }, 'push')} />
      {counts !== undefined && (
        <CategoryFilter
          place={place}
          chosen={filters.categories}
          counts={counts.categories}
          onChange={(categories) => change({ categories }, 'push')}
        />
      )}
      <PriceFilter range={filters.priceRange} onChange={(priceRange) => change({ priceRange }, 'replace')} />
      <ColourFilter
        chosen={filters.colors}
        counts={counts?.colors}
        onChange={(colors) => change({ colors }, 'push')}
      />
      <SizeFilter
        chosen={filters.sizes}
        counts={counts?.sizes}
        onChange={(sizes) => change({ sizes }, 'push')}
      />
    </>
  )
}

import type { BrowseState, Filters } from '@umber/storefront-core'
import { useMemo } from 'react'
import type { ListScope } from './lists/product-list-page.ts'
import type { ChangeBrowse } from './use-filters-in-url.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import { useFacets } from './use-facets.ts'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import { SortSelect } from './sort-select.tsx'
import { useFacetCounts } from './use-product-list.ts'

interface FilterPanelProps {
  readonly place: ListScope
  readonly state: BrowseState
  readonly onChange: ChangeBrowse
}

export function FilterPanel({ place, state, onChange }: FilterPanelProps) {
  const { filters, sort } = state
  const rules = useFacets()
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
      <ColorFilter
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

import type { BrowseState, Filters } from '@umber/storefront-core'
import type { ChangeBrowse } from './use-browse-url.ts'
import { ColourFilter } from './colour-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import { SortSelect } from './sort-select.tsx'

interface FilterPanelProps {
  readonly state: BrowseState
  readonly onChange: ChangeBrowse
  readonly withSort?: boolean
}

export function FilterPanel({ state, onChange, withSort = false }: FilterPanelProps) {
  const { filters, sort } = state
  const change = (part: Partial<Filters>, step: 'push' | 'replace') =>
    onChange({ filters: { ...filters, ...part }, sort }, step)
  return (
    <>
      {withSort && (
        <SortSelect stacked sort={sort} onChange={(next) => onChange({ filters, sort: next }, 'push')} />
      )}
      <PriceFilter range={filters.priceRange} onChange={(priceRange) => change({ priceRange }, 'replace')} />
      <ColourFilter chosen={filters.colors} onChange={(colors) => change({ colors }, 'push')} />
      <SizeFilter chosen={filters.sizes} onChange={(sizes) => change({ sizes }, 'push')} />
    </>
  )
}

import { knownFilters, type Facets, type Filters, type KnownFilters } from '@umber/storefront-core/catalogue'
import { useMemo } from 'react'
import { useServices } from '../../services/services-context.ts'
import type { ChangeBrowse } from './use-filters-in-url.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import { listingCopy } from '../../copy/products.ts'
import { OptionFilter } from './option-filter.tsx'
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
      <SortSelect
        sort={sort}
        isSearch={place.term !== undefined}
        onChange={(next) => onChange({ filters, sort: next }, 'push')}
      />
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

/** What has one value only narrows nothing; what is chosen can be taken back. */
const narrows = (values: readonly string[], chosen: readonly string[]): boolean =>
  values.length > 1 || chosen.length > 0

interface ChoicesProps {
  readonly place: ListScope
  readonly known: { readonly facets: Facets; readonly filters: KnownFilters }
  readonly onChange: (filters: Filters, step: 'push' | 'replace') => void
}

function Choices({ place, known, onChange }: ChoicesProps) {
  const { facets, filters } = known
  const counts = useFacetCounts(place, known)
  const change = (part: Partial<Filters>, step: 'push' | 'replace') => onChange({ ...filters, ...part }, step)
  // The demonstration has a fixed order; elsewhere the size, which is asked for most, is in the first screen.
  const isSizeFirst = useServices().preset.hasFixedFacets !== true
  const sizes = narrows(facets.sizes, filters.sizes) && (
    <SizeFilter
      label={facets.names?.size ?? listingCopy.size}
      values={facets.sizes}
      chosen={filters.sizes}
      counts={counts?.sizes}
      onChange={(chosen) => change({ sizes: chosen }, 'push')}
    />
  )
  return (
    <>
      {isSizeFirst && sizes}
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
      {narrows(facets.colors, filters.colors) && (
        <ColorFilter
          label={facets.names?.color ?? listingCopy.colour}
          values={facets.colors}
          swatches={facets.swatches}
          chosen={filters.colors}
          counts={counts?.colors}
          onChange={(colors) => change({ colors }, 'push')}
        />
      )}
      {!isSizeFirst && sizes}
      {facets.options?.map((option) => (
        <OptionFilter
          key={option.name}
          option={option}
          chosen={filters.options ?? []}
          counts={counts?.options}
          onChange={(options) => change({ options }, 'push')}
        />
      ))}
    </>
  )
}

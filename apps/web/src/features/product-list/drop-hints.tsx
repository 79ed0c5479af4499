import { useQuery } from '@tanstack/react-query'
import {
  activeFilterCount,
  noFilters,
  type Facets,
  type Filters,
  type KnownFilters,
  type SortOption,
} from '@umber/storefront-core/catalogue'
import { inSentence } from '../../i18n/in-sentence.ts'
import { listingCopy } from '../../copy/products.ts'
import {
  filtersBelow,
  productCountQuery,
  scopeOf,
  type ProductListQuery,
} from '../../queries/product-list.ts'
import { useServices } from '../../services/services-context.ts'
import { Button } from '../../ui/primitives/button.tsx'
import type { ListScope } from './use-product-list.ts'

interface DropHintsProps {
  readonly place: ListScope
  readonly question: { readonly sort: SortOption; readonly filters: KnownFilters; readonly facets: Facets }
  readonly onDrop: (filters: Filters) => void
}

/** For a list without products: what it would have without one of its filters. A press takes that one back. */
export const DropHints = ({ place, question, onDrop }: DropHintsProps) =>
  dropsOf(question).map(({ name, filters }) => (
    <DropHint
      key={name}
      name={name}
      place={place}
      question={{ ...question, filters: filtersBelow(filters, place.categories) }}
      onDrop={() => onDrop(filters)}
    />
  ))

interface DropHintProps {
  readonly name: string
  readonly place: ListScope
  readonly question: Omit<ProductListQuery, 'category'>
  readonly onDrop: () => void
}

/** Renders nothing where the list would stay empty. */
function DropHint({ name, place, question, onDrop }: DropHintProps) {
  const { data: count = 0 } = useQuery(productCountQuery(useServices(), { ...question, ...scopeOf(place) }))
  return count === 0 ? null : (
    <Button onClick={onDrop}>{listingCopy.showWithout({ count, filter: inSentence(name) })}</Button>
  )
}

/** Each filter that is in use, and the filters without it. */
function dropsOf({ filters, facets }: DropHintsProps['question']) {
  const { priceRange, ...rest } = filters
  const isPriced = activeFilterCount({ ...noFilters, priceRange }, facets) > 0
  const all: readonly { readonly name: string; readonly isUsed: boolean; readonly filters: Filters }[] = [
    { name: listingCopy.price, isUsed: isPriced, filters: rest },
    {
      name: facets.names?.color ?? listingCopy.colour,
      isUsed: filters.colors.length > 0,
      filters: { ...filters, colors: [] },
    },
    {
      name: facets.names?.size ?? listingCopy.size,
      isUsed: filters.sizes.length > 0,
      filters: { ...filters, sizes: [] },
    },
    {
      name: listingCopy.category,
      isUsed: filters.categories.length > 0,
      filters: { ...filters, categories: [] },
    },
  ]
  return all.filter(({ isUsed }) => isUsed)
}

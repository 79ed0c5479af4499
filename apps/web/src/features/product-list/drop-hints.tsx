import { useQueries } from '@tanstack/react-query'
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
import { filtersBelow, productCountQuery } from '../../queries/product-list.ts'
import { useServices } from '../../services/services-context.ts'
import { Button } from '../../ui/primitives/button.tsx'
import type { ListScope } from './use-product-list.ts'

interface DropHintsProps {
  readonly place: ListScope
  readonly question: { readonly sort: SortOption; readonly filters: KnownFilters; readonly facets: Facets }
  readonly onDrop: (filters: Filters) => void
}

const most = 3

/** For a list without products: what it would have without one of its filters. A press takes that one back. */
export function DropHints({ place, question, onDrop }: DropHintsProps) {
  const services = useServices()
  const { category, collectionId, categories } = place
  const drops = dropsOf(question)
  const counts = useQueries({
    queries: drops.map(({ filters }) =>
      productCountQuery(services, {
        ...question,
        filters: filtersBelow(filters, categories),
        category,
        collectionId,
      }),
    ),
  })
  const useful = drops
    .map((drop, at) => ({ ...drop, count: counts[at]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
  return useful.map(({ name, filters, count }) => (
    <Button key={name} onClick={() => onDrop(filters)}>
      {listingCopy.showWithout({ count, filter: inSentence(name) })}
    </Button>
  ))
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

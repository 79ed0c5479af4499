import { activeFilterCount, defaultFiltersOf, type Filters } from '@umber/storefront-core'
import { paths } from '../../../app/paths.ts'
import { listingCopy } from '../../../copy/catalogue.ts'
import { HangerDrawing } from '../../../ui/drawings/hanger.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { LinkButton } from '../../../ui/primitives/link-button.tsx'
import { ProductGrid } from '../card/product-grid.tsx'
import type { Listing } from '../lists/listing.ts'
import { useRules } from './listing-rules.ts'
import { useGrowingList } from './use-growing-list.ts'

interface ListingResultsProps {
  readonly listing: Listing
  readonly filters: Filters
  readonly question: string
  readonly onFilters: (filters: Filters) => void
}

export function ListingResults({ listing, filters, question, onFilters }: ListingResultsProps) {
  const { products, grow } = listing
  const rules = useRules()
  const { shown, end } = useGrowingList(products, question, grow)
  if (products.length > 0) {
    return (
      <>
        <ProductGrid products={shown} label={listingCopy.products} eager />
        {end !== undefined && <div ref={end} />}
        {listing.end}
      </>
    )
  }
  return (
    <EmptyState
      drawing={<HangerDrawing />}
      title={listingCopy.empty}
      sentence={listingCopy.emptyHint}
      action={
        activeFilterCount(filters, rules) > 0 ? (
          <Button variant="outline" onClick={() => onFilters(defaultFiltersOf(rules))}>
            {listingCopy.clearFilters}
          </Button>
        ) : (
          <LinkButton variant="outline" to={paths.category('all')}>
            {listingCopy.browseAll}
          </LinkButton>
        )
      }
    />
  )
}

import { activeFilterCount, type Filters } from '@umber/storefront-core'
import { paths } from '../../../app/paths.ts'
import { listingCopy } from '../../../copy/catalogue.ts'
import { HangerDrawing } from '../../../ui/drawings/hanger.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { LinkButton } from '../../../ui/primitives/link-button.tsx'
import { ProductGrid } from '../card/product-grid.tsx'
import type { Listing } from '../lists/listing.ts'
import { useRules, withoutFilters } from './listing-rules.ts'

interface ListingResultsProps {
  readonly listing: Listing
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
}

export function ListingResults({ listing, filters, onFilters }: ListingResultsProps) {
  const { products, total } = listing
  const rules = useRules()
  if (products.length > 0) return <ProductGrid products={products} label={listingCopy.products} eager />
  if (total > 0) return null
  return (
    <EmptyState
      drawing={<HangerDrawing />}
      title={listingCopy.empty}
      sentence={listingCopy.emptyHint}
      action={
        activeFilterCount(filters, rules) > 0 ? (
          <Button variant="outline" onClick={() => onFilters(withoutFilters(rules))}>
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

import { activeFilterCount, type Filters } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { listingCopy } from '../../copy/products.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { ProductGrid } from '../product-card/product-grid.tsx'
import type { ProductListPage } from './lists/product-list-page.ts'
import { useFacets, withoutFilters } from './use-facets.ts'

interface ListingResultsProps {
  readonly listing: ProductListPage
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
}

export function ListResults({ listing, filters, onFilters }: ListingResultsProps) {
  const { products, total } = listing
  const rules = useFacets()
  if (products.length > 0) return <ProductGrid products={products} label={listingCopy.products} eager />
  if (total > 0) return null
  return (
    <EmptyState
      drawing={<HangerIllustration />}
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

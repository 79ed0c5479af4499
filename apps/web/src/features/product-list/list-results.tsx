import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { listingCopy } from '../../copy/products.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { ProductGrid } from '../product-card/product-grid.tsx'
import type { ProductListPage } from './use-product-list.ts'

interface ListingResultsProps {
  readonly listing: ProductListPage
  readonly isFiltered: boolean
  /** Which filters to take back, and what that would show. */
  readonly hints: ReactNode
  readonly onClear: () => void
}

export function ListResults({ listing, isFiltered, hints, onClear }: ListingResultsProps) {
  const { products, total } = listing
  if (products.length > 0) return <ProductGrid products={products} label={listingCopy.products} eager />
  if (total > 0) return null
  return (
    <EmptyState
      drawing={<HangerIllustration />}
      title={listingCopy.empty}
      sentence={listingCopy.emptyHint}
      action={
        isFiltered ? (
          <div className="flex flex-col items-start gap-3">
            {hints}
            <Button variant="outline" onClick={onClear}>
              {listingCopy.clearFilters}
            </Button>
          </div>
        ) : (
          <LinkButton variant="outline" to={paths.category('all')}>
            {listingCopy.browseAll}
          </LinkButton>
        )
      }
    />
  )
}

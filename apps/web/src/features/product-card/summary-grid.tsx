import type { ProductSummary } from '@umber/storefront-core/search'
import type { ReactNode } from 'react'
import { WishlistButton } from './wishlist-button.tsx'
import { SummaryCard } from './summary-card.tsx'

interface SummaryGridProps {
  readonly products: readonly ProductSummary[]
  readonly label: string
}

export function SummaryGrid({ products, label }: SummaryGridProps) {
  return (
    <TileGrid label={label}>
      {products.map((product) => (
        <li key={product.slug}>
          <SummaryCard product={product} corner={<WishlistButton product={product} className="size-11" />} />
        </li>
      ))}
    </TileGrid>
  )
}

export function TileGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul
      className="grid grid-cols-2 gap-x-grid gap-y-10 md:gap-y-14 lg:grid-cols-3 xl:grid-cols-4 min-[112.5rem]:grid-cols-5"
      aria-label={label}
    >
      {children}
    </ul>
  )
}

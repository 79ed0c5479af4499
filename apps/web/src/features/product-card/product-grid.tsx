import type { ListedProduct } from '@umber/storefront-core'
import { ProductCard } from './product-card.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'

/** The first row on a phone. On a wider screen the others are found by the layout. */
const firstRow = 2
/** More cards than the largest usual screen shows of a list. */
const firstScreen = 8
const grid = 'grid grid-cols-2 gap-x-grid gap-y-10 lg:grid-cols-3 xl:grid-cols-4 md:gap-y-14'

export interface ProductGridProps {
  readonly products: readonly ListedProduct[]
  readonly label: string
  readonly eager?: boolean
}

export function ProductGrid({ products, label, eager = false }: ProductGridProps) {
  return (
    <ul className={grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} className={index < firstScreen ? undefined : 'off-screen'}>
          <ProductCard product={product} eager={eager && index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

/** How many skeleton cards a category shows. */
export const categorySkeletons = 6

/** Has the same dimensions as the cards, so that there is no layout shift. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-portrait w-full" />
          <Skeleton className="mt-4 h-4 w-3/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
          <Skeleton className="mt-2 h-4 w-1/4" />
        </div>
      ))}
    </div>
  )
}

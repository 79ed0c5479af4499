import type { ListedProduct } from '@umber/storefront-core'
import { useEffect, useState } from 'react'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { classNames } from '../../ui/class-names.ts'
import { ProductCard } from './product-card.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { whenIdle } from '../../ui/when-idle.ts'

/** The first row on a phone. On a wider screen the others are found by the layout. */
const firstRow = 2
/** More cards than a usual screen shows of a list. */
const firstScreen = 8
const laidOutAtOnce = 6
/** Cards whose pictures a first view loads: those of a usual screen, and a row below it. */
const firstPictures = 12
const grid =
  'grid grid-cols-2 gap-x-grid gap-y-10 lg:grid-cols-3 xl:grid-cols-4 min-[112.5rem]:grid-cols-5 md:gap-y-14'

export interface ProductGridProps {
  readonly products: readonly ListedProduct[]
  readonly label: string
  readonly eager?: boolean
}

export function ProductGrid({ products, label, eager = false }: ProductGridProps) {
  const laidOut = useLaidOut(products.length)
  return (
    <ul className={grid} aria-label={label}>
      {products.map((product, index) => (
        <li
          key={product.id}
          className={classNames(index >= laidOut && 'off-screen', index >= firstPictures && 'after-scroll')}
        >
          <ProductCard product={product} eager={eager && index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

/** How many cards have a layout. In a page from the server some more whenever it is idle, so that no press waits. */
function useLaidOut(count: number): number {
  const [laidOut, setLaidOut] = useState(useIsHydrated() ? Number.POSITIVE_INFINITY : firstScreen)
  useEffect(
    () => (laidOut < count ? whenIdle(() => setLaidOut(laidOut + laidOutAtOnce)) : undefined),
    [laidOut, count],
  )
  return laidOut
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

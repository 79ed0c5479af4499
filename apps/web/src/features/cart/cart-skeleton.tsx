import { cartCopy } from '../../copy/cart.ts'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { VisuallyHidden } from '../../ui/primitives/visually-hidden.tsx'

export function CartSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{cartCopy.loading}</VisuallyHidden>
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-4 border-b border-line py-6">
          <Skeleton className="aspect-portrait w-18" />
          <div className="flex-1">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-3 h-4 w-1/4" />
            <Skeleton className="mt-6 h-11 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}

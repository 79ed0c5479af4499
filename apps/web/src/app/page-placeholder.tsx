import { Skeleton } from '../ui/primitives/skeleton.tsx'

/** Stands where a page will be while its code is on the way: only ever seen on a first visit. */
export function PagePlaceholder() {
  return (
    <div aria-busy="true" className="page-width min-h-dvh py-section-quiet">
      <Skeleton className="h-12 w-2/3 max-w-form" />
      <Skeleton className="mt-6 h-6 w-1/2 max-w-form" />
    </div>
  )
}

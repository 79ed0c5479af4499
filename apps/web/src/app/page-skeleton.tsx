import { Skeleton } from '../ui/primitives/skeleton.tsx'

/** Placeholder while a page's code loads, or before the device is asked what it has. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className="page-width min-h-dvh py-section-quiet">
      <Skeleton className="h-12 w-2/3 max-w-form" />
      <Skeleton className="mt-6 h-6 w-1/2 max-w-form" />
    </div>
  )
}

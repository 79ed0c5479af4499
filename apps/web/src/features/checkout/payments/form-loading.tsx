import { payingCopy } from '../../../copy/payments.ts'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'

export function FormLoading() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{payingCopy.loading}</p>
      <Skeleton className="h-48 w-full" />
    </div>
  )
}

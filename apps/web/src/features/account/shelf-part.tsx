import type { ReactNode } from 'react'
import { accountCopy } from '../../copy/account.ts'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import type { Shelf } from './use-shelf.ts'

interface ShelfPartProps<Value> {
  readonly shelf: Pick<Shelf<Value>, 'value' | 'isFailed' | 'retry'>
  readonly children: (value: Value) => ReactNode
}

/** A part of the account while it is being read, when it cannot be, and when it is there. */
export function ShelfPart<Value>({ shelf, children }: ShelfPartProps<Value>) {
  if (shelf.isFailed) return <FailureNotice sentence={accountCopy.failed} onRetry={shelf.retry} />
  if (shelf.value === undefined) return <PartLoading />
  return children(shelf.value)
}

export function PartLoading() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{accountCopy.loading}</p>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-6 h-40 w-full" />
    </div>
  )
}

import type { ReactNode } from 'react'
import { accountCopy } from '../../copy/account.ts'
import { withReference } from '../../copy/failure.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import type { AccountQuery } from './use-account-query.ts'

interface AccountSectionProps<Value> {
  readonly query: Pick<AccountQuery<Value>, 'value' | 'failure' | 'retry'>
  readonly children: (value: Value) => ReactNode
}

/** Shows a loading state, an error state or the value. */
export function AccountSection<Value>({ query, children }: AccountSectionProps<Value>) {
  if (query.failure !== undefined)
    return <ErrorAlert sentence={withReference(accountCopy.failed, query.failure)} onRetry={query.retry} />
  if (query.value === undefined) return <PartLoading />
  return children(query.value)
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

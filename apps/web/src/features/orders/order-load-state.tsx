import type { UseQueryResult } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import { failureSentence } from '../../copy/failure.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'

interface OrderLoadStateProps {
  readonly reading: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** The error text. */
  readonly sentence: string
  /** The loading state. */
  readonly children: ReactNode
}

/** Shows a loading or error state. */
export function OrderLoadState({
  reading: { error, isFetching, refetch },
  sentence,
  children,
}: OrderLoadStateProps) {
  if (error === null || isFetching) return children
  return (
    <ErrorAlert
      sentence={sentence}
      hint={failureSentence(failureFrom(error))}
      onRetry={() => void refetch()}
    />
  )
}

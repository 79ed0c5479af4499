import type { UseQueryResult } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import { failureSentence } from '../../copy/failure.ts'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'

interface UnreadProps {
  readonly reading: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** What could not be read. */
  readonly sentence: string
  /** Shown while it is read. */
  readonly children: ReactNode
}

/** Stands where something is to be read: that it is on its way, or why it could not be read. */
export function Unread({ reading: { error, isFetching, refetch }, sentence, children }: UnreadProps) {
  if (error === null || isFetching) return children
  return (
    <FailureNotice
      sentence={sentence}
      hint={failureSentence(failureFrom(error))}
      onRetry={() => void refetch()}
    />
  )
}

import type { ReactNode } from 'react'
import { failureSentence } from '../../copy/failure.ts'
import { readingCopy } from '../../copy/content.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import type { QueryState } from '../../queries/query-state.ts'

interface ContentStateProps<Words> {
  readonly words: QueryState<Words>
  readonly children: (words: Words) => ReactNode
}

/** Shows a loading state, an error state or the content. */
export function ContentState<Words>({ words, children }: ContentStateProps<Words>) {
  if (words.status === 'ready') return children(words.value)
  return (
    <div className="mt-10">
      {words.status === 'failed' ? (
        <ErrorAlert
          sentence={readingCopy.failed}
          hint={failureSentence(words.failure)}
          onRetry={words.retry}
        />
      ) : (
        <div aria-busy="true" className="max-w-reading">
          <output className="sr-only">
            {words.struggling ? readingCopy.struggling : readingCopy.loading}
          </output>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="mb-4 h-14 w-full" />
          ))}
        </div>
      )}
    </div>
  )
}

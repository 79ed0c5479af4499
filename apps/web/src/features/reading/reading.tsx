import type { ReactNode } from 'react'
import { failureSentence } from '../../copy/failure.ts'
import { readingCopy } from '../../copy/reading.ts'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import type { Loaded } from '../catalogue/data/loaded.ts'

interface ReadingProps<Words> {
  readonly words: Loaded<Words>
  readonly children: (words: Words) => ReactNode
}

/** Words while they are fetched, when they cannot be, and when they are there. */
export function Reading<Words>({ words, children }: ReadingProps<Words>) {
  if (words.phase === 'ready') return children(words.value)
  return (
    <div className="mt-10">
      {words.phase === 'failed' ? (
        <FailureNotice
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

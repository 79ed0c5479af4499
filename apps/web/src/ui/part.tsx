import { Suspense, type ReactNode } from 'react'
import { partCopy } from '../copy/part.ts'
import { Boundary } from './boundary.tsx'
import { Button } from './primitives/button.tsx'

interface PartProps {
  /** Stands there until the part's code has come. */
  readonly waiting?: ReactNode
  /** Stands there when the part has failed, in place of a line that says so. */
  readonly failed?: ReactNode
  readonly children: ReactNode
}

/** A part of a page that comes or fails by itself. */
export function Part({ waiting = null, failed, children }: PartProps) {
  return (
    <Boundary renderFailure={(retry) => (failed === undefined ? <PartFailure onRetry={retry} /> : failed)}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  )
}

function PartFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-2">
      {partCopy.failed}
      <Button variant="link" size="small" onClick={onRetry}>
        {partCopy.retry}
      </Button>
    </p>
  )
}

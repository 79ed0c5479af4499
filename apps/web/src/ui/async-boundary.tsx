import { Suspense, type ReactNode } from 'react'
import { partCopy } from '../copy/failure.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Button } from './primitives/button.tsx'

interface AsyncBoundaryProps {
  /** Shown while the code loads. */
  readonly waiting?: ReactNode
  /** Shown after a failure, in place of the default message. */
  readonly failed?: ReactNode
  readonly children: ReactNode
}

/** Suspense and error boundary for a part of a page. */
export function AsyncBoundary({ waiting = null, failed, children }: AsyncBoundaryProps) {
  return (
    <ErrorBoundary
      renderFailure={(retry) => (failed === undefined ? <PartFailure onRetry={retry} /> : failed)}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
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

import { Suspense, type ReactNode } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'

// Loads when the page is idle, so that it is available offline.
const OverlayFailure = lazyComponent(async () => (await import('./overlay-error.tsx')).OverlayError)

interface OverlayPartProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The boundary of a drawer or a dialog. Shows an error when its code cannot be loaded; a retry opens it. */
export function OverlayBoundary({ open, onClose, children }: OverlayPartProps) {
  return (
    <ErrorBoundary
      place={String(open)}
      renderFailure={(retry) =>
        open && (
          <Suspense>
            <OverlayFailure onRetry={retry} onClose={onClose} />
          </Suspense>
        )
      }
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

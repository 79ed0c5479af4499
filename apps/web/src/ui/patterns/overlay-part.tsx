import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../bindings/lazy-part.tsx'
import { Boundary } from '../boundary.tsx'

// Comes in a quiet moment with what else is said when the network is away.
const OverlayFailure = lazyPart(async () => (await import('./overlay-failure.tsx')).OverlayFailure)

interface OverlayPartProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A drawer or a dialog that was asked for: when its code cannot be had, that is said, and trying again opens it. */
export function OverlayPart({ open, onClose, children }: OverlayPartProps) {
  return (
    <Boundary
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
    </Boundary>
  )
}

import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { partCopy } from '../../copy/part.ts'
import { Boundary } from '../boundary.tsx'
import { Button } from '../primitives/button.tsx'
import { FailureNotice } from './failure-notice.tsx'

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
      renderFailure={(retry) => open && <OverlayFailure onRetry={retry} onClose={onClose} />}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  )
}

function OverlayFailure({
  onRetry,
  onClose,
}: {
  readonly onRetry: () => void
  readonly onClose: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
    panel.current?.querySelector('button')?.focus()
  }, [])
  const leave = (act: () => void) => () => {
    // What opens next gives the focus back to where it was opened from, and not to a button that is gone.
    if (opener.current instanceof HTMLElement) opener.current.focus()
    act()
  }
  // Not in the header, which moves and takes what is fixed in it along.
  return createPortal(
    <div
      ref={panel}
      className="fixed top-header right-0 layer-overlay w-full max-w-drawer bg-paper px-6 py-4 text-ink shadow-overlay"
    >
      <FailureNotice sentence={partCopy.overlayFailed} onRetry={leave(onRetry)} />
      <Button variant="link" size="small" onClick={leave(onClose)}>
        {partCopy.close}
      </Button>
    </div>,
    document.body,
  )
}

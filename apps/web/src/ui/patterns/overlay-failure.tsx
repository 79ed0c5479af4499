import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { partCopy } from '../../copy/part.ts'
import { Button } from '../primitives/button.tsx'
import { FailureNotice } from './failure-notice.tsx'

interface OverlayFailureProps {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Says that what was to lie over the page could not be loaded. */
export function OverlayFailure({ onRetry, onClose }: OverlayFailureProps) {
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

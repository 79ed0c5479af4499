import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { partCopy } from '../../copy/failure.ts'
import { Button } from '../primitives/button.tsx'
import { ErrorAlert } from './error-alert.tsx'

interface OverlayFailureProps {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Shows that the drawer or dialog could not be loaded. */
export function OverlayError({ onRetry, onClose }: OverlayFailureProps) {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    opener.current = document.activeElement
    panel.current?.querySelector('button')?.focus()
  }, [])
  const leave = (act: () => void) => () => {
    // Restores the focus, so that the overlay opened next returns it to its opener and not to a removed button.
    if (opener.current instanceof HTMLElement) opener.current.focus()
    act()
  }
  // A portal, because the header's transform would move fixed descendants along.
  return createPortal(
    <div
      ref={panel}
      className="fixed top-header end-0 layer-overlay w-full max-w-drawer bg-paper px-6 py-4 text-ink shadow-overlay"
    >
      <ErrorAlert sentence={partCopy.overlayFailed} onRetry={leave(onRetry)} />
      <Button variant="link" size="small" onClick={leave(onClose)}>
        {partCopy.close}
      </Button>
    </div>,
    document.body,
  )
}

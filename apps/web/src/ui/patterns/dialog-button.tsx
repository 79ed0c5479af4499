import type { ReactNode } from 'react'
import { IconButton } from '../primitives/icon-button.tsx'
import { preloadSheet } from './sheet.tsx'

interface DialogButtonProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onClick: () => void
  /** Preloads the code that the button opens. Called on hover or focus. */
  readonly load: () => Promise<unknown>
  readonly children: ReactNode
}

/** An icon button that opens a sheet or a dialog. */
export function DialogButton({ isOpen, load, ...button }: DialogButtonProps) {
  const preload = () => {
    preloadSheet()
    load().catch(() => undefined)
  }
  return (
    <IconButton
      {...button}
      data-tip=""
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={preload}
      onFocus={preload}
    />
  )
}

import type { ReactNode } from 'react'
import { IconButton } from '../primitives/icon-button.tsx'
import { preloadSheet } from './sheet.tsx'

interface DialogButtonProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onClick: () => void
  /** Fetches the code of what it opens; called when somebody is about to press. */
  readonly load: () => Promise<unknown>
  readonly children: ReactNode
}

/** A button with a picture that opens a sheet or a dialog. */
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

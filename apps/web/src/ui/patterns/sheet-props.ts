import type { ReactNode, RefObject } from 'react'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly side?: 'left' | 'right' | 'top' | 'bottom' | 'centre'
  readonly hideTitle?: boolean
  /** Takes the focus when the sheet opens, in place of its close button. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** What the Escape key does here; it closes unless told otherwise. */
  readonly onEscape?: () => 'close' | 'stay'
  /** Stands still beneath the part that scrolls. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

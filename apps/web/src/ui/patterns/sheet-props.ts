import type { ReactNode, RefObject } from 'react'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly side?: 'left' | 'right' | 'top' | 'bottom' | 'centre'
  readonly hideTitle?: boolean
  /** Gets the focus when the sheet opens, instead of the close button. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** Handles the Escape key. Default: close. */
  readonly onEscape?: () => 'close' | 'stay'
  /** Fixed below the scrolling content. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

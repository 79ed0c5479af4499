import type { ReactNode } from 'react'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly side?: 'left' | 'right' | 'bottom' | 'centre'
  readonly hideTitle?: boolean
  /** Stands still beneath the part that scrolls. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

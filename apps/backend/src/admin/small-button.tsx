import { Button } from '@medusajs/ui'
import type { ReactNode } from 'react'

interface SmallButtonProps {
  readonly label?: string
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

export const SmallButton = ({ label, disabled = false, onClick, children }: SmallButtonProps) => (
  <Button
    type="button"
    variant="transparent"
    size="small"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </Button>
)

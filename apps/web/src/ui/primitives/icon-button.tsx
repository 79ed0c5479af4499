import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size'> {
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size="icon" aria-label={label} />
}

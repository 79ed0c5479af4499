import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const tones = {
  plain: 'bg-paper text-ink',
  sale: 'bg-paper text-sale',
  success: 'bg-paper text-success',
  warn: 'bg-paper text-warn',
  strong: 'bg-ink text-paper',
} as const

export type BadgeTone = keyof typeof tones

interface BadgeProps {
  readonly tone?: BadgeTone
  readonly className?: string
  readonly children: ReactNode
}

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center px-2 text-eyebrow font-medium tracking-normal',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

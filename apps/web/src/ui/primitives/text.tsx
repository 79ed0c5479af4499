import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

const headingLooks = {
  display: 'font-display font-heading text-display',
  h1: 'font-display font-heading text-h1',
  h2: 'font-display font-heading text-h2',
  h3: 'font-display font-heading text-h3',
  label: 'font-text text-body font-medium',
} as const

interface HeadingProps extends ComponentProps<'h2'> {
  readonly level: 1 | 2 | 3
  readonly look?: keyof typeof headingLooks
}

const lookOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

export function Heading({ level, look = lookOfLevel[level], className, ...rest }: HeadingProps) {
  const Tag = lookOfLevel[level]
  return <Tag {...rest} className={classNames('text-ink', headingLooks[look], className)} />
}

const textLooks = {
  eyebrow: 'text-eyebrow font-medium uppercase text-ink-2',
  small: 'text-small text-ink-2',
  body: 'text-body text-ink',
  lead: 'text-lead text-ink-2',
} as const

interface TextProps extends ComponentProps<'p'> {
  readonly look?: keyof typeof textLooks
}

export function Text({ look = 'body', className, ...rest }: TextProps) {
  return <p {...rest} className={classNames(textLooks[look], className)} />
}

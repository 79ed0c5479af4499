import { classNames } from '../class-names.ts'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
export type ButtonSize = 'default' | 'small' | 'large' | 'icon'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly className?: string | undefined
}

const common =
  'relative inline-flex items-center justify-center gap-2 font-medium select-none transition-[color,background-color,border-color,opacity] ' +
  'disabled:opacity-60 aria-disabled:opacity-60'

const boxed = 'rounded-control border text-center'

const variants: Record<ButtonVariant, string> = {
  default: `${boxed} border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong`,
  destructive: `${boxed} border-sale bg-transparent text-sale hover:bg-sale hover:text-paper`,
  outline: `${boxed} border-control bg-transparent text-ink hover:border-ink`,
  secondary: `${boxed} border-sunk bg-sunk text-ink hover:border-line hover:bg-line`,
  ghost: `${boxed} border-transparent bg-transparent text-ink hover:bg-sunk`,
  link: 'text-ink underline decoration-line decoration-1 underline-offset-4 hover:text-accent hover:decoration-current',
}

const sizes: Record<ButtonSize, string> = {
  default: 'min-h-12 px-6 text-body',
  small: 'min-h-11 px-4 text-small',
  large: 'min-h-14 px-8 text-body',
  icon: 'size-11 p-0',
}

const linkSizes: Record<ButtonSize, string> = {
  default: 'min-h-11 text-body',
  small: 'min-h-11 text-small',
  large: 'min-h-11 text-lead',
  icon: 'size-11',
}

export function buttonClass({ variant = 'default', size = 'default', className }: ButtonLook = {}) {
  return classNames(common, variants[variant], variant === 'link' ? linkSizes[size] : sizes[size], className)
}

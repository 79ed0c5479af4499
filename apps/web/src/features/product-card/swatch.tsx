import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { SwatchLook } from './swatch-look.ts'

interface SwatchProps {
  readonly look: SwatchLook
  /** Its size, and how it looks when it is chosen. */
  readonly className: string
  readonly children?: ReactNode
}

/** A round sample of a colour, which is named beside it. */
export const Swatch = ({ look, className, children }: SwatchProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      'relative block shrink-0 overflow-hidden rounded-full border border-control forced-color-adjust-none',
      look.kind === 'cloth' ? look.className : 'bg-surface',
      className,
    )}
  >
    {/* Not a style: the page's policy allows none that is written into it. */}
    {look.kind === 'fill' && (
      <svg className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={look.color} />
      </svg>
    )}
    {look.kind === 'picture' && (
      <img src={look.src} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
    )}
    {children}
  </span>
)

import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { colorNamed } from './color-names.ts'

const cloths: ReadonlyMap<string, string> = new Map([
  ['white', 'bg-cloth-white'],
  ['black', 'bg-cloth-black'],
  ['red', 'bg-cloth-red'],
  ['blue', 'bg-cloth-blue'],
  ['green', 'bg-cloth-green'],
])

interface SwatchProps {
  /** The colour as the merchant calls it. */
  readonly name: string
  /** Its size, and how it looks when it is chosen. */
  readonly className: string
  readonly children?: ReactNode
}

/** A round sample of a colour, which its name says too. An unknown colour is a plain ring. */
export function Swatch({ name, className, children }: SwatchProps) {
  const cloth = cloths.get(name.trim().toLowerCase())
  const fill = cloth === undefined ? colorNamed(name) : undefined
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative block overflow-hidden rounded-full border border-control forced-color-adjust-none',
        cloth ?? 'bg-surface',
        className,
      )}
    >
      {/* Not a style: the page's policy allows none that is written into it. */}
      {fill !== undefined && (
        <svg className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={fill} />
        </svg>
      )}
      {children}
    </span>
  )
}

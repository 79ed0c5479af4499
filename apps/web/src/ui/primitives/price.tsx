import { preload } from 'react-dom'
import { classNames } from '../class-names.ts'
import rupeeFont from '../fonts/figtree-rupee.woff2'
import { VisuallyHidden } from './visually-hidden.tsx'
import { uiCopy } from '../../copy/ui.ts'

interface PriceProps {
  /** Already formatted; the core formats amounts. */
  readonly current: string
  readonly compareAt?: string | undefined
  readonly size?: 'body' | 'lead'
  readonly className?: string
}

export function Price({ current, compareAt, size = 'body', className }: PriceProps) {
  // Otherwise the browser asks for it only when the text is laid out.
  if (import.meta.env.SSR && current.includes('₹'))
    preload(rupeeFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <span
      className={classNames(
        'tabular inline-flex flex-wrap items-baseline gap-x-2',
        size === 'lead' && 'text-lead',
        className,
      )}
    >
      <span className={compareAt === undefined ? 'text-ink' : 'text-sale'}>
        <VisuallyHidden>{uiCopy.price} </VisuallyHidden>
        {current}
      </span>
      {compareAt !== undefined && (
        <s className="text-ink-3">
          <VisuallyHidden>{uiCopy.originalPrice} </VisuallyHidden>
          {compareAt}
        </s>
      )}
    </span>
  )
}

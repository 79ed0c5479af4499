import { classNames } from '../class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface RatingProps {
  readonly value: number
  /** The text after the stars, such as "(42)". Screen readers read `spoken`: "Rated 4.3 of 5, 42 ratings". */
  readonly label: string
  readonly spoken: string
  readonly className?: string
}

const star = 'm10 2.9 2.15 4.5 4.95.65-3.62 3.43.9 4.92L10 14l-4.38 2.4.9-4.92L2.9 8.05l4.95-.65z'

export function Rating({ value, label, spoken, className }: RatingProps) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-small text-ink-2', className)}>
      <svg
        viewBox="0 0 100 20"
        width="80"
        height="16"
        aria-hidden="true"
        className="text-ink rtl:-scale-x-100"
      >
        <defs>
          <clipPath id={`rated-${value}`}>
            <rect width={value * 20} height="20" />
          </clipPath>
        </defs>
        {[0, 1, 2, 3, 4].map((position) => (
          <path
            key={position}
            d={star}
            transform={`translate(${position * 20} 0)`}
            fill="none"
            stroke="currentColor"
          />
        ))}
        <g clipPath={`url(#rated-${value})`}>
          {[0, 1, 2, 3, 4].map((position) => (
            <path key={position} d={star} transform={`translate(${position * 20} 0)`} fill="currentColor" />
          ))}
        </g>
      </svg>
      <span aria-hidden="true" className="tabular">
        {label}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  )
}

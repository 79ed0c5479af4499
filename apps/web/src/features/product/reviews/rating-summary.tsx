import type { RatingSpread } from '@umber/storefront-core/shop'
import { reviewsCopy as copy } from '../../../copy/reviews.ts'
import { Rating } from '../../../ui/primitives/rating.tsx'

/** The average, and how many reviews have how many stars. */
export function RatingSummary({
  rating: { average, count, distribution },
}: {
  readonly rating: RatingSpread
}) {
  return (
    <div className="flex w-full max-w-sm flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="tabular text-lead" aria-hidden="true">
          {copy.average(average)}
        </span>
        <Rating value={average} label={copy.count(count)} spoken={copy.rated({ average, count })} />
      </p>
      <ul className="flex flex-col gap-1 text-small text-ink-2">
        {distribution
          .map((having, place) => ({ stars: place + 1, having }))
          .toReversed()
          .map(({ stars, having }) => (
            <li key={stars} className="flex items-center gap-3">
              <span className="sr-only">{copy.starsOf({ stars, count: String(having) })}</span>
              <span className="tabular w-20 shrink-0" aria-hidden="true">
                {copy.stars(stars)}
              </span>
              {/* The policy of the page allows no style attributes. */}
              <svg className="h-2 min-w-0 flex-1 bg-sunk text-ink rtl:-scale-x-100" aria-hidden="true">
                <rect width={`${(having / count) * 100}%`} height="100%" fill="currentColor" />
              </svg>
              <span className="tabular w-8 text-end" aria-hidden="true">
                {having}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}

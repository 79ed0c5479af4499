import { useServices } from '../../services/services-context.ts'
import { cardCopy } from '../../copy/products.ts'
import { StarIcon } from '../../ui/icons.tsx'

/** Ratings and free delivery, in the showcase only: the live shop has no ratings and charges for delivery. */
export function CardClaims() {
  if (!useServices().preset.showsRatings) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-3">
      <p className="tabular">
        <span className="sr-only">{cardCopy.ratingWords}</span>
        <span aria-hidden="true" className="inline-flex items-center gap-1">
          <StarIcon className="size-3 fill-current" />
          {cardCopy.ratingFigures}
        </span>
      </p>
      <span>{cardCopy.delivery}</span>
    </div>
  )
}

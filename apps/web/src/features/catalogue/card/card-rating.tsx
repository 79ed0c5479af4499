import { cardCopy } from '../../../copy/catalogue.ts'
import { StarIcon } from '../../../ui/icons.tsx'

export function CardRating() {
  return (
    <p className="tabular">
      <span className="sr-only">{cardCopy.ratingWords}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-1">
        <StarIcon className="size-3 fill-current" />
        {cardCopy.rating} ({cardCopy.ratings})
      </span>
    </p>
  )
}

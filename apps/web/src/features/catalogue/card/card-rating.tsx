import { useShop } from '../../../bindings/shop.ts'
import { cardCopy } from '../../../copy/catalogue.ts'
import { StarIcon } from '../../../ui/icons.tsx'

export function CardRating() {
  // Where nobody rates, nothing is claimed.
  if (!useShop().preset.isDemonstration) return null
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

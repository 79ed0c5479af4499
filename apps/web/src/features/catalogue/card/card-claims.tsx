import { useShop } from '../../../bindings/shop.ts'
import { cardCopy } from '../../../copy/catalogue.ts'
import { StarIcon } from '../../../ui/icons.tsx'

/** What the demonstration claims of every product: elsewhere nobody rates, and delivery has a price. */
export function CardClaims() {
  if (!useShop().preset.isDemonstration) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-3">
      <p className="tabular">
        <span className="sr-only">{cardCopy.ratingWords}</span>
        <span aria-hidden="true" className="inline-flex items-center gap-1">
          <StarIcon className="size-3 fill-current" />
          {cardCopy.rating} ({cardCopy.ratings})
        </span>
      </p>
      <span>{cardCopy.delivery}</span>
    </div>
  )
}

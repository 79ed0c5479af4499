import type { ListedProduct } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'
import { cardCopy } from '../../copy/products.ts'
import { StarIcon } from '../../ui/icons.tsx'

type Rating = NonNullable<ListedProduct['rating']>

/** What buyers say of it. The showcase has fixed ratings and free delivery. */
export function CardClaims({ rating }: { readonly rating: Rating | undefined }) {
  if (!useServices().preset.showsRatings)
    return rating === undefined ? null : (
      <Stars words={cardCopy.rated(rating)} figures={cardCopy.ratedFigures(rating)} />
    )
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-3">
      <Stars words={cardCopy.ratingWords} figures={cardCopy.ratingFigures} />
      <span>{cardCopy.delivery}</span>
    </div>
  )
}

const Stars = ({ words, figures }: { readonly words: string; readonly figures: string }) => (
  <p className="tabular text-small text-ink-3">
    <span className="sr-only">{words}</span>
    <span aria-hidden="true" className="inline-flex items-center gap-1">
      <StarIcon className="size-3 fill-current" />
      {figures}
    </span>
  </p>
)

import type { Rating as Rated } from '@umber/storefront-core/shop'
import { reviewsCopy as copy } from '../../../copy/reviews.ts'
import { Rating } from '../../../ui/primitives/rating.tsx'
import { reviewsPart } from './parts.ts'

/** The rating beside the name of the product, which leads to the reviews. */
export const RatingLink = ({ rating }: { readonly rating: Rated }) => (
  <a href={`#${reviewsPart}`} className="self-start hover:underline">
    <Rating value={rating.average} label={copy.count(rating.count)} spoken={copy.rated(rating)} />
  </a>
)

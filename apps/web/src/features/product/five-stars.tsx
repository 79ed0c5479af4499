import { productCopy } from '../../copy/products.ts'
import { useServices } from '../../services/services-context.ts'
import { Rating } from '../../ui/primitives/rating.tsx'

/** Showcase only: the live shop has no ratings. */
export function FiveStars() {
  if (!useServices().preset.showsRatings) return null
  return <Rating value={5} count={127} label={productCopy.reviews} spoken={productCopy.rating} />
}

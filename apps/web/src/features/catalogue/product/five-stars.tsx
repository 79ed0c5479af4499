import { productCopy } from '../../../copy/catalogue.ts'
import { Rating } from '../../../ui/primitives/rating.tsx'

export function FiveStars() {
  return <Rating value={5} count={127} label={productCopy.reviews} spoken={productCopy.rating} />
}

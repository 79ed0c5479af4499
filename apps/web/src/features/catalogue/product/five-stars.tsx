import { productCopy } from '../../../copy/catalogue.ts'
import { useShop } from '../../../bindings/shop.ts'
import { Rating } from '../../../ui/primitives/rating.tsx'

/** Where nobody rates, nothing is claimed: only the demonstration has stars. */
export function FiveStars() {
  if (!useShop().preset.isDemonstration) return null
  return <Rating value={5} count={127} label={productCopy.reviews} spoken={productCopy.rating} />
}

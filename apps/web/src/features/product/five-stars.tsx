import { productCopy } from '../../copy/products.ts'
import { Rating } from '../../ui/primitives/rating.tsx'

/** Showcase only: the live shop has no ratings. */
export const FiveStars = () => <Rating value={5} label={productCopy.reviews} spoken={productCopy.rating} />

import type { Product } from '@umber/storefront-core'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { cardImages, pictureWords } from './product-images.ts'

const sizes = '(width >= 80rem) 20vw, (width >= 56.25rem) 24vw, 46vw'

/** The second picture is another colour of the same thing, seen by a pointer that rests on the card. */
export function CardPicture({ product, eager }: { readonly product: Product; readonly eager: boolean }) {
  const { front, second } = cardImages(product)
  return (
    <div className="relative">
      <Picture src={front} alt={pictureWords(product, front)} sizes={sizes} priority={eager} />
      {second !== undefined && (
        <div className="absolute inset-0 hidden opacity-0 transition-opacity duration-300 group-hover:opacity-100 [@media(hover:hover)]:block">
          <Picture src={second} alt="" sizes={sizes} />
        </div>
      )}
    </div>
  )
}

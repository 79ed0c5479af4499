import type { ListedProduct } from '@umber/storefront-core'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { cardImages, pictureWords } from './product-images.ts'

const sizes = '(width >= 80rem) 20vw, (width >= 56.25rem) 24vw, 46vw'

interface CardPictureProps {
  readonly product: ListedProduct
  /** Of the colour that was asked for; else the first one. */
  readonly picture: string | undefined
  readonly eager: boolean
  /** True after the pointer has come near: only then is the second picture loaded. */
  readonly near: boolean
}

/** The second picture shows the product to scale. It is visible on hover. */
export function CardImage({ product, picture, eager, near }: CardPictureProps) {
  const [ready, setReady] = useState(false)
  const pictures = cardImages(product)
  const front = picture ?? pictures.front
  const second = pictures.second === front ? pictures.front : pictures.second
  const noteOf = (src: string | undefined) => (src === undefined ? undefined : product.pictureNotes?.get(src))
  return (
    <div className="relative">
      <Picture
        src={front}
        note={noteOf(front)}
        alt={pictureWords(product, front)}
        sizes={sizes}
        priority={eager ? 'high' : 'auto'}
      />
      {near && second !== undefined && (
        <div
          className={classNames(
            'absolute inset-0 opacity-0 transition-opacity duration-300',
            ready && 'group-hover:opacity-100',
          )}
          onLoadCapture={() => setReady(true)}
        >
          <Picture src={second} note={noteOf(second)} alt="" sizes={sizes} />
        </div>
      )}
    </div>
  )
}

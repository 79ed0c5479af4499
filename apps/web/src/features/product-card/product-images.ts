import { isColor } from '@umber/storefront-core/catalogue'
import type { ListedProduct } from '@umber/storefront-core'
import { inRow } from '../../i18n/in-row.ts'

export function colourOption(product: ListedProduct) {
  return product.options.find(isColor)
}

/** The colour a picture shows, as the owner has said, else taken from the variants that use it. */
export function colourOfImage(product: ListedProduct, src: string): string | undefined {
  const noted = product.pictureNotes?.get(src)?.color
  if (noted !== undefined) return noted
  const option = colourOption(product)
  const variant = product.variants.find((candidate) => candidate.image === src)
  return variant?.options.find((choice) => choice.id === option?.id)?.value
}

/** Alt text of a product picture: the owner's, else such as "Linen Shirt, white". */
export function pictureWords(product: ListedProduct, src: string | undefined): string {
  const own = src === undefined ? undefined : product.pictureNotes?.get(src)?.text
  if (own !== undefined) return own
  const colour = src === undefined ? undefined : colourOfImage(product, src)
  return colour === undefined ? product.name : inRow([product.name, colour.toLowerCase()])
}

export function cardImages(product: ListedProduct): {
  front: string | undefined
  second: string | undefined
} {
  const [front, second] = new Set([
    ...product.images,
    ...product.variants.flatMap(({ image }) => image ?? []),
  ])
  return { front, second }
}

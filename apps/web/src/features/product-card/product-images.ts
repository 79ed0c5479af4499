import { isColor, type ListedProduct } from '@umber/storefront-core'

export function colourOption(product: ListedProduct) {
  return product.options.find(isColor)
}

/** The colour a picture shows, taken from the variants that use it. */
export function colourOfImage(product: ListedProduct, src: string): string | undefined {
  const option = colourOption(product)
  const variant = product.variants.find((candidate) => candidate.image === src)
  return variant?.options.find((choice) => choice.id === option?.id)?.value
}

/** Alt text of a product picture, such as "Linen Shirt, white". */
export function pictureWords(product: ListedProduct, src: string | undefined): string {
  const colour = src === undefined ? undefined : colourOfImage(product, src)
  return colour === undefined ? product.name : `${product.name}, ${colour.toLowerCase()}`
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

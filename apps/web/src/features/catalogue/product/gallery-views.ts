import { imagesFor, type Product, type Selection } from '@umber/storefront-core'
import { viewWords } from '../../../copy/catalogue.ts'
import { viewFrom } from '../../../ui/primitives/picture-sources.ts'
import { colourOfImage } from '../card/product-images.ts'

export interface GalleryView {
  readonly src: string
  readonly alt: string
}

/**
 * The product's pictures in their own order, so that thumbnails keep their places while colours are tried;
 * a chosen variant's picture that is not among them stands first.
 */
export function galleryViews(
  product: Product,
  selection: Selection,
): { views: readonly GalleryView[]; chosen: number } {
  const [chosenImage] = imagesFor(product, selection)
  const images = [...new Set(product.images)]
  if (chosenImage !== undefined && !images.includes(chosenImage)) images.unshift(chosenImage)
  const views = images.map((src, index) => ({ src, alt: viewName(product, src, index) }))
  return { views, chosen: chosenImage === undefined ? 0 : Math.max(0, images.indexOf(chosenImage)) }
}

function viewName(product: Product, src: string, index: number): string {
  const colour = colourOfImage(product, src)
  if (colour !== undefined) return `${product.name}, ${colour.toLowerCase()}`
  const view = viewFrom(src)
  if (view !== undefined) return `${product.name}, ${viewWords[view]}`
  return index === 0 ? product.name : `${product.name}, view ${index + 1}`
}

/** Previous before the first is the last, next after the last is the first. */
export function cycle(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count
}

import { findVariant, imagesFor, type Product, type Selection } from '@umber/storefront-core'
import type { PictureNote } from '@umber/storefront-core/catalogue'
import { productCopy, viewWords } from '../../copy/products.ts'
import { viewFrom } from '../../ui/primitives/picture-sources.ts'
import { colourOfImage, colourOption } from '../product-card/product-images.ts'
import { inRow } from '../../i18n/in-row.ts'

export interface GalleryView {
  readonly src: string
  readonly alt: string
  readonly note: PictureNote | undefined
}

/**
 * The product's pictures in a fixed order, so that thumbnails keep their places when the colour changes; or only those of the
 * chosen colour. A chosen variant's picture that is not among them comes first.
 */
export function galleryViews(
  product: Product,
  selection: Selection,
  { isOfColour = false }: { readonly isOfColour?: boolean } = {},
): { views: readonly GalleryView[]; chosen: number } {
  const chosenImage = pictureOf(product, selection)
  const images = isOfColour ? picturesOfColour(product, selection, chosenImage) : [...new Set(product.images)]
  if (chosenImage !== undefined && !images.includes(chosenImage)) images.unshift(chosenImage)
  const views = images.map((src, index) => ({
    src,
    alt: viewName(product, src, index),
    note: product.pictureNotes?.get(src),
  }))
  return { views, chosen: chosenImage === undefined ? 0 : Math.max(0, images.indexOf(chosenImage)) }
}

/** Without those of other colours, the chosen variant's first. */
function picturesOfColour(product: Product, selection: Selection, first: string | undefined): string[] {
  const colour = colourOption(product)
  const chosen = colour && selection[colour.id]?.toLowerCase()
  const own = [...new Set(product.images)].filter((src) => {
    const shown = colourOfImage(product, src)?.toLowerCase()
    return shown === undefined || chosen === undefined || shown === chosen
  })
  return own.toSorted((one, other) => Number(other === first) - Number(one === first))
}

/** The selected variant's own picture, else one that shows its colour. */
function pictureOf(product: Product, selection: Selection): string | undefined {
  const { pictureNotes, images } = product
  const colour = colourOption(product)
  const chosen = colour && selection[colour.id]?.toLowerCase()
  const own = findVariant(product, selection)?.image
  const ofColour = images.find((src) => pictureNotes?.get(src)?.color?.toLowerCase() === chosen)
  if (own === undefined && chosen !== undefined && ofColour !== undefined) return ofColour
  return imagesFor(product, selection)[0]
}

function viewName(product: Product, src: string, index: number): string {
  const own = product.pictureNotes?.get(src)?.text
  if (own !== undefined) return own
  const colour = colourOfImage(product, src)
  if (colour !== undefined) return inRow([product.name, colour.toLowerCase()])
  const view = viewFrom(src)
  if (view !== undefined) return inRow([product.name, viewWords[view]])
  return index === 0 ? product.name : inRow([product.name, productCopy.numberedView(index + 1)])
}

/** Wraps around at both ends. */
export function cycle(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count
}

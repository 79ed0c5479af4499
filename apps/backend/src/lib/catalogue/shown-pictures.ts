import type { PictureNote } from '../product-content/product-content'
import { inOrder } from './in-order'
import type { IndexedProduct } from './indexed-product'
import { isColor, valuesOf } from './option-values'

interface ShownPictures {
  /** At most two. */
  readonly pictures: string[]
  /** What the owner has said about them, each as JSON. */
  readonly picture_notes: string[]
  /** The colour of the first picture. */
  readonly picture_color: string
  /** A colour and its picture, for each colour that has one. */
  readonly color_pictures: string[]
}

/** The pictures of a product's card, and what is known of them. */
export function shownPictures(product: IndexedProduct): ShownPictures {
  const pictures = picturesOf(product)
  const notes = pictures.flatMap((picture) => notesOf(product).find(({ url }) => url === picture) ?? [])
  const color = notes.find(({ url }) => url === pictures[0])?.color ?? colorOfVariant(pictures[0], product)
  return {
    pictures,
    picture_notes: notes.map((note) => JSON.stringify(note)),
    picture_color: color,
    color_pictures: colorPictures(product),
  }
}

const notesOf = ({ product_content: content }: IndexedProduct): readonly PictureNote[] =>
  Array.isArray(content?.pictures) ? content.pictures : []

function picturesOf({ images, thumbnail, variants }: IndexedProduct): string[] {
  const own = inOrder(images, ({ rank }) => rank).map(({ url }) => url)
  const ofVariants = inOrder(variants, ({ variant_rank: rank }) => rank).map((variant) => variant.thumbnail)
  const all = [...(own.length > 0 ? own : [thumbnail]), ...ofVariants].filter((url) => url != null)
  return [...new Set(all)].slice(0, 2)
}

/** More colours than a card shows. */
const mostColors = 12
/** Between the parts of an entry: a character that no keyboard has. */
const separator = '\u001F'

/** What the owner has said of a picture goes before what a variant has. */
function colorPictures(product: IndexedProduct): string[] {
  const noted = notesOf(product)
  const variants = inOrder(product.variants, ({ variant_rank: rank }) => rank)
  return valuesOf(product, isColor)
    .slice(0, mostColors)
    .flatMap((color) => {
      const own = noted.find((note) => note.color?.toLowerCase() === color.toLowerCase())?.url
      const isOf = ({ options }: (typeof variants)[number]) =>
        (options ?? []).some(({ option, value }) => value === color && isColor(option?.title ?? ''))
      const picture = own ?? variants.find((one) => one.thumbnail != null && isOf(one))?.thumbnail
      return picture == null ? [] : [[color, picture].join(separator)]
    })
}

function colorOfVariant(picture: string | undefined, { variants }: IndexedProduct): string {
  const shown = (variants ?? []).find(({ thumbnail }) => thumbnail != null && thumbnail === picture)
  return (shown?.options ?? []).find(({ option }) => isColor(option?.title ?? ''))?.value ?? ''
}

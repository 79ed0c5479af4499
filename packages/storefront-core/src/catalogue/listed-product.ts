import { omitUndefined } from '../parse/omit-undefined.ts'
import type { Rating } from '../ports/reviews.ts'
import type { OptionPrice } from './option-prices.ts'
import { isColor } from './option-values.ts'
import type { Product, Variant, VariantOption } from './product.ts'

/**
 * A product as a list shows it, with fewer fields than the product page; every `Product` is one. Option ids
 * are unique within the product; variants only link pictures to option values.
 */
export interface ListedProduct extends Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'description'
  | 'subtitle'
  | 'material'
  | 'price'
  | 'compareAtPrice'
  | 'lowestPrice'
  | 'percentAtCheckout'
  | 'images'
  | 'options'
  | 'pictureNotes'
> {
  readonly variants: readonly ListedVariant[]
  /** What each choice costs, where variants differ in price; only a list from the backend's index says so. */
  readonly optionPrices?: readonly OptionPrice[]
  /** True when no variant can be bought; only a list from the backend's index says so. */
  readonly isSoldOut?: boolean
  /** Of its approved reviews; only a list from the backend's index says so. */
  readonly rating?: Rating
}

interface ListedVariant extends Pick<Variant, 'image'> {
  readonly options: readonly Pick<VariantOption, 'id' | 'value'>[]
}

/** The first picture, and the one that replaces it on hover. */
const shownPictures = 2

/**
 * The part of a product that a list shows, so that a list does not carry the rest: two pictures, the colours, and one
 * variant for each of the pictures.
 */
export function listedProduct({
  id,
  slug,
  name,
  description,
  subtitle,
  material,
  price,
  compareAtPrice,
  lowestPrice,
  percentAtCheckout,
  images,
  options,
  variants,
  pictureNotes,
  optionPrices,
  isSoldOut,
  rating,
}: ListedProduct): ListedProduct {
  const pictures = new Set([...images, ...variants.flatMap(({ image }) => image ?? [])])
  const shown = [...pictures].slice(0, shownPictures)
  const notes = [...(pictureNotes ?? [])].filter(([image]) => shown.includes(image))
  const colors = options.filter(isColor)
  const isOfColor = (choice: { readonly id: string }) => colors.some((color) => color.id === choice.id)
  const colorOf = (image: string): readonly ListedVariant[] => {
    const variant = variants.find((candidate) => candidate.image === image)
    if (variant === undefined) return []
    return [
      { image, options: variant.options.filter(isOfColor).map(({ id: of, value }) => ({ id: of, value })) },
    ]
  }
  return {
    id,
    slug,
    name,
    description,
    ...omitUndefined({
      subtitle,
      material,
      price,
      compareAtPrice,
      lowestPrice,
      percentAtCheckout,
      optionPrices,
      isSoldOut,
      rating,
    }),
    images: images.filter((image) => shown.includes(image)),
    options: colors,
    ...(notes.length > 0 && { pictureNotes: new Map(notes) }),
    variants: shown.flatMap(colorOf),
  }
}

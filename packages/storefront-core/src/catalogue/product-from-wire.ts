import type { Money } from '../money/money.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, fields, firstOf, flag, text } from '../parse/read.ts'
import { inRankOrder, optionsFromWire, valuesById } from './options-from-wire.ts'
import { percentFrom } from './percent-from-wire.ts'
import type { Product, Variant } from './product.ts'
import { pictureNotesFromWire, productContentFromWire, specificationText } from './product-content.ts'
import { price, variantFromWire, type WireContext } from './variant-from-wire.ts'
import { sorted } from '../parse/sorted.ts'

export interface ProductContext extends WireContext {
  readonly featuredProductIds: readonly string[]
}

/**
 * A product of `GET /store/products`, in Medusa's form (`calculated_price`) or with plain `prices` and
 * `original_price`. Undefined without id, title or variants.
 */
export function productFromWire(wire: unknown, context: ProductContext): Product | undefined {
  const id = text(field(wire, 'id'))
  const name = text(field(wire, 'title'))
  const [first, ...others] = variantsInOrder(wire, context)
  if (id === undefined || name === undefined || first === undefined) return undefined
  const variants: readonly [Variant, ...Variant[]] = [first, ...others]
  const metadata = fields(field(wire, 'metadata'))
  const added = field(wire, 'product_content')
  const content = productContentFromWire(added)
  const notes = pictureNotesFromWire(field(added, 'pictures'), context.backendUrl)
  return {
    id,
    name,
    description: text(field(wire, 'description')) ?? '',
    categoryIds: lowestFirst(field(wire, 'categories')),
    images: pictures(wire, context.backendUrl),
    variants,
    options: optionsFromWire(field(wire, 'options'), field(wire, 'variants'), context.backendUrl),
    tags: collect(field(wire, 'tags'), (tag) => text(tag) ?? text(field(tag, 'value'))),
    slug: text(field(wire, 'handle')) ?? id,
    isFeatured: context.featuredProductIds.includes(id) || flag(field(metadata, 'is_featured')),
    isNew: flag(field(metadata, 'is_new')) || flag(field(wire, 'is_new')),
    specifications: content?.specifications.length
      ? content.specifications.map(specificationText)
      : collect(field(metadata, 'specifications'), text),
    metadata,
    ...omitUndefined({
      content,
      pictureNotes: notes.size > 0 ? notes : undefined,
      subtitle: text(field(wire, 'subtitle')),
      material: text(field(wire, 'material')),
      price: first.price,
      compareAtPrice: formerPriceOf(first, wire, context),
      lowestPrice: lowestPriceOf(variants),
      percentAtCheckout: percentFrom(field(wire, 'percent_at_checkout')),
      categoryId: text(field(wire, 'collection_id')) ?? text(field(field(wire, 'collection'), 'id')),
      createdAt: isoTimestamp(field(wire, 'created_at')),
    }),
  }
}

/** The ids of a product's categories; one that is the parent of another comes after those that are not. */
function lowestFirst(wire: unknown): readonly string[] {
  const parents = new Set(collect(wire, (category) => text(field(category, 'parent_category_id'))))
  const ids = collect(wire, (category) => text(field(category, 'id')))
  return sorted(ids, (one, other) => Number(parents.has(one)) - Number(parents.has(other)))
}

/** All readable products of a list; an invalid entry does not affect the others. */
export function productsFromWire(wire: unknown, context: ProductContext): readonly Product[] {
  return collect(wire, (entry) => productFromWire(entry, context))
}

/** Medusa returns variants in no guaranteed order; the merchant's order is the rank. */
function variantsInOrder(wire: unknown, context: WireContext): readonly Variant[] {
  const values = valuesById(field(wire, 'options'))
  return collect(inRankOrder(field(wire, 'variants'), 'variant_rank'), (entry) =>
    variantFromWire(entry, values, context),
  )
}

/** Undefined when all variants have one price, or none has any. */
function lowestPriceOf(variants: readonly Variant[]): Money | undefined {
  const prices = variants.flatMap(({ price }) => price ?? [])
  const [lowest] = sorted(prices, (one, other) => one.amount - other.amount)
  return variants.every(({ price }) => price?.amount === lowest?.amount) ? undefined : lowest
}

/** Some backends have the former price on the product, not on its variants. */
function formerPriceOf(first: Variant, wire: unknown, context: WireContext): Money | undefined {
  if (first.price === undefined || first.compareAtPrice !== undefined) return first.compareAtPrice
  const former = price(field(wire, 'original_price'), first.price.currency, context)
  return former !== undefined && former.amount > first.price.amount ? former : undefined
}

function pictures(wire: unknown, backendUrl: string): readonly string[] {
  const images = collect(inRankOrder(field(wire, 'images'), 'rank'), (image) =>
    pictureUrl(typeof image === 'string' ? image : field(image, 'url'), backendUrl),
  )
  if (images.length > 0) return [...new Set(images)]
  const thumbnail = pictureUrl(firstOf(wire, 'thumbnail'), backendUrl)
  return thumbnail === undefined ? [] : [thumbnail]
}

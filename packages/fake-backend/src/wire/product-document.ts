import type { FakeProduct } from '../fixtures/fake-product.ts'
import type { FakeDatabase, FakeRegion } from '../database.ts'
import { categoryId, collectionId } from './category-wire.ts'
import { optionPrices } from './option-prices.ts'
import { approvedReviews, ratingOf } from './review-wire.ts'
import { rankOf } from './product-wire.ts'
import type { Wire } from './wire.ts'

/** Fields that are searched but not returned. */
export const hiddenFields: ReadonlySet<string> = new Set([
  'is_reduced',
  'words',
  'category_ids',
  'collection_id',
  'option_keys',
  'option_values',
])

/** A product as the real backend's search index has it for a region; undefined if it has no price there. */
export function productDocument(
  product: FakeProduct,
  database: FakeDatabase,
  region: FakeRegion,
): Wire | undefined {
  const sold = product.variants.filter((variant) => database.isSoldIn(region, variant))
  if (sold.length === 0) return undefined
  const prices = sold.map((variant) => database.priceOf(product, variant, region))
  const price = Math.min(...prices)
  const rating = ratingOf(approvedReviews(database, product.id))
  const collection = database.categories.find(({ handle }) => handle === product.collection)
  const front = product.images[0]
  const shown = product.variants.find(({ thumbnail }) => thumbnail === front)
  const pictures = [...product.images, ...product.variants.flatMap(({ thumbnail }) => thumbnail ?? [])]
  const cardPictures = [...new Set(pictures)].slice(0, 2)
  const notes = (product.content?.pictures ?? []).filter(({ url }) => cardPictures.includes(url))
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle ?? '',
    description: product.description,
    material: product.material ?? '',
    words: [
      product.material,
      collection?.name,
      ...product.tags,
      ...Object.values(product.options).flat(),
      ...product.variants.map(({ sku }) => sku),
      ...[product.handle, ...withAncestors(product, database)].map((handle) => handle.replaceAll('-', ' ')),
    ]
      .filter(Boolean)
      .join(' '),
    pictures: cardPictures,
    picture_notes: notes.map((note) => JSON.stringify(note)),
    picture_color:
      notes.find(({ url }) => url === cardPictures[0])?.color ??
      entriesOf(shown?.values).find(([name]) => isColor(name))?.[1] ??
      '',
    color_pictures: (entriesOf(product.options).find(([name]) => isColor(name))?.[1] ?? []).flatMap(
      (color) => {
        const noted = (product.content?.pictures ?? []).find((note) => note.color === color)?.url
        const variant = product.variants.find(
          ({ thumbnail, values }) => thumbnail != null && Object.values(values).includes(color),
        )
        const picture = noted ?? variant?.thumbnail
        return picture == null ? [] : [[color, picture].join('\u001F')]
      },
    ),
    categories: withAncestors(product, database),
    category_ids: product.categories.map(categoryId),
    collection_id: product.collection === null ? '' : collectionId(product.collection),
    colors: entriesOf(product.options).find(([name]) => isColor(name))?.[1] ?? [],
    sizes: entriesOf(product.options).find(([name]) => isSize(name))?.[1] ?? [],
    option_keys: valuesOf(product).map(([name, value]) => `${escaped(name)}_${escaped(value)}`),
    option_values: valuesOf(product).map(([name, value, rank]) =>
      [name, value, rank, product.swatches?.[value] ?? ''].join('\u001F'),
    ),
    swatches: Object.entries(product.swatches ?? {}).map((entry) => entry.join('\u001F')),
    price,
    compare_at_price: database.compareAtPriceOf(product, region) ?? price,
    is_reduced: (database.compareAtPriceOf(product, region) ?? price) > price,
    varies_in_price: sold.length < product.variants.length || prices.some((other) => other !== price),
    percent_at_checkout: 0,
    option_prices: optionPrices(
      sold.map((variant, at) => ({
        values: variant.values,
        now: prices[at] ?? price,
        before: database.compareAtPriceOf(product, region) ?? prices[at] ?? price,
      })),
    ),
    currency: region.currency,
    includes_tax: region.taxInclusive,
    is_sold_out: product.variants.every((variant) => (database.limitOf(variant) ?? 1) <= 0),
    rating_average: rating.average,
    rating_count: rating.count,
    is_featured: product.metadata?.['is_featured'] === true,
    is_new: product.metadata?.['is_new'] === true,
    created_at: new Date(product.createdAt).toISOString(),
  }
}

function withAncestors({ categories }: FakeProduct, database: FakeDatabase): readonly string[] {
  const found = new Set<string>()
  for (const handle of categories) {
    let next: string | null = handle
    while (next !== null && !found.has(next)) {
      const one: string = next
      found.add(one)
      next = database.categories.find((category) => category.handle === one)?.parent ?? null
    }
  }
  return [...found]
}

const isColor = (name: string): boolean => /^(?:colou?rs?|farben?|couleurs?|रंग|اللون)$/i.test(name)
const isSize = (name: string): boolean => /^(?:sizes?|größen?|tailles?|साइज़|المقاس)$/i.test(name)

const entriesOf = <Value>(record: Readonly<Record<string, Value>> | undefined) => Object.entries(record ?? {})

/** The name, value and rank of each value of each option. */
const valuesOf = (product: FakeProduct) =>
  entriesOf(product.options).flatMap(([name, values]) =>
    values.length === 1 && /^default/i.test(values[0] ?? '')
      ? []
      : values.map((value) => [name, value, String(rankOf(product, name, value) ?? '')] as const),
  )

const escaped = (words: string): string =>
  words.toLowerCase().replaceAll('%', '%25').replaceAll(',', '%2c').replaceAll('_', '%5f')

import { shortLines } from '../checkout/inventory-check'
import { cardPrices } from './card-prices'
import type { CategoryPaths, PathPart } from './category-paths'
import type { IndexedProduct } from './indexed-product'
import type { Region } from '../regions/regions'
import type { Ratings } from '../reviews/read-ratings'
import { documentId } from './document-id'
import { plainText } from './plain-text'
import { shownPictures } from './shown-pictures'
import { isColor, isSize, optionKeys, optionValues, swatchesOf, valuesOf } from './option-values'

/** The indexed form of a product in a region: all that a list needs to search, filter, sort and show it. */
export type ProductDocument = {
  readonly id: string
  readonly product_id: string
  readonly handle: string
  readonly title: string
  readonly subtitle: string
  /** In words, without the marks of HTML and Markdown. */
  readonly description: string
  readonly material: string
  readonly words: string
  /** At most two: the picture on the card, and the one shown on hover. */
  readonly pictures: string[]
  /** What the owner has said about these pictures, each as JSON. */
  readonly picture_notes: string[]
  /** Color of the first picture, if it is known. */
  readonly picture_color: string
  /** A picture of each colour, as `shownPictures` writes them. */
  readonly color_pictures: string[]
  readonly status: string
  readonly sales_channel_ids: string[]
  /** Handles of its categories and of all their ancestors, as far as shoppers may see them. */
  readonly categories: string[]
  /** Ids of its categories, without ancestors. */
  readonly category_ids: string[]
  readonly collection_id: string
  readonly colors: string[]
  readonly sizes: string[]
  /** Of every option, as `optionKeys` writes them: what a list is filtered by. */
  readonly option_keys: string[]
  /** Of every option, as `optionValues` writes them: what a list shows. */
  readonly option_values: string[]
  /** How colours look, as far as the merchant has said. */
  readonly swatches: string[]
  readonly price: number
  readonly compare_at_price: number
  /** What a row of reduced products is found by. */
  readonly is_reduced: boolean
  /** Whether a variant has another price than `price`, or none. */
  readonly varies_in_price: boolean
  /** Whether `price` includes tax. Of the moment: set again when a search answers. */
  readonly includes_tax: boolean
  /** Of the moment: 0 in the index, and set when a search answers. */
  readonly percent_at_checkout: number
  /** Of the moment: empty in the index, and set when a search answers. As `optionPrices` writes them. */
  readonly option_prices: string[]
  readonly currency: string
  /** The region that the prices are of. */
  readonly region_id: string
  /** Ids of the prices that apply: a price that is deleted is known by nothing else. */
  readonly price_ids: string[]
  /** Whether no variant can be bought in any of its sales channels. */
  readonly is_sold_out: boolean
  /** Of the approved reviews, of 5; 0 without one. */
  readonly rating_average: number
  readonly rating_count: number
  readonly is_featured: boolean
  readonly is_new: boolean
  readonly created_at: string
}

export interface DocumentContext {
  /** The prices of the variants are of it. */
  readonly region: Region
  readonly categories: CategoryPaths
  readonly ratings: Ratings
}

/**
 * Undefined for a product without a price in the region, which cannot be bought there.
 *
 * @param entered the document in the words that the merchant has entered, when the product is a translation: it is found by them too.
 */
export function productDocument(
  product: IndexedProduct,
  { region, categories: paths, ratings }: DocumentContext,
  entered?: ProductDocument,
): ProductDocument | undefined {
  const { collection } = product
  const variants = product.variants ?? []
  const prices = cardPrices(variants)
  if (prices === undefined) return undefined
  const rating = ratings.get(product.id)
  const placed = present(product.categories).filter(({ id }) => paths.has(id))
  const found = new Map(placed.flatMap(({ id }) => paths.get(id) ?? []).map((part) => [part.handle, part]))
  return {
    id: documentId(product.id, region.id),
    product_id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle ?? '',
    description: plainText(product.description ?? ''),
    material: product.material ?? '',
    words: [wordsOf(product, [...found.values()]), ...enteredWords(entered)].join(' '),
    ...shownPictures(product),
    status: product.status,
    sales_channel_ids: present(product.sales_channels).map(({ id }) => id),
    categories: [...found.keys()],
    category_ids: placed.map(({ id }) => id),
    collection_id: collection?.id ?? '',
    colors: valuesOf(product, isColor),
    sizes: valuesOf(product, isSize),
    option_keys: optionKeys(product),
    option_values: optionValues(product),
    swatches: swatchesOf(product),
    ...prices,
    percent_at_checkout: 0,
    option_prices: [],
    currency: region.currency,
    region_id: region.id,
    price_ids: variants.flatMap(({ calculated_price: price }) =>
      present([price?.calculated_price?.id, price?.original_price?.id]),
    ),
    is_sold_out: isSoldOut(product),
    rating_average: rating?.average ?? 0,
    rating_count: rating?.count ?? 0,
    is_featured: isTrue(product.metadata?.['is_featured']),
    is_new: isTrue(product.metadata?.['is_new']),
    created_at: new Date(product.created_at).toISOString(),
  }
}

/** What a product can be found by besides its texts. */
function wordsOf(product: IndexedProduct, categories: readonly PathPart[]): string {
  const { material, collection, tags, variants, metadata } = product
  const plain = [material, collection?.title, ...(tags ?? []).map(({ value }) => value)]
  const values = (product.options ?? []).flatMap((option) => option.values ?? []).map(({ value }) => value)
  const ofVariants = (variants ?? []).flatMap(({ sku, ean, upc, barcode }) => [sku, ean, upc, barcode])
  const ofProduct = articleNumbers.map((name) => metadata?.[name])
  const numbers = [...ofVariants, ...ofProduct]
    .filter((number) => typeof number === 'string' || typeof number === 'number')
    .map(String)
  // "T-Shirt" is also looked for as "tshirt".
  const joined = [product.title, ...plain]
    .flatMap((text) => text?.split(/[^\p{L}-]/u) ?? [])
    .filter((word) => /\p{L}-\p{L}/u.test(word))
  return present([
    ...plain,
    ...values,
    ...numbers,
    // PostgreSQL takes the end of "UE-2501" for a negative number.
    ...numbers.map((number) => number.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')),
    product.handle.replaceAll('-', ' '),
    ...categories.flatMap(wordsOfCategory),
    ...joined.map((word) => word.replaceAll('-', '')),
  ])
    .filter((text) => text !== '')
    .join(' ')
}

const enteredWords = (entered: ProductDocument | undefined): readonly string[] =>
  entered === undefined ? [] : [entered.title, entered.subtitle, entered.words]

/** A name that is the handle's words counts once. */
function wordsOfCategory({ handle, name }: PathPart): readonly string[] {
  const inAddress = handle.replaceAll('-', ' ')
  return name.trim().toLowerCase() === inAddress ? [inAddress] : [inAddress, name]
}

/** Keys of metadata under which a merchant may keep a number of the product. */
const articleNumbers = ['article_number', 'article', 'style_number', 'mpn'] as const

/** By the same rule as the checkout: Medusa reserves a piece at one location. */
function isSoldOut({ variants, sales_channels: channels }: IndexedProduct): boolean {
  const lines = (variants ?? []).map((variant, place) => ({ id: String(place), quantity: 1, variant }))
  const channelIds = present(channels).map(({ id }) => id)
  return lines.every((line) => channelIds.every((channel) => shortLines([line], channel).length > 0))
}

/** Metadata flags entered in the dashboard are strings. */
function isTrue(flag: unknown): boolean {
  return typeof flag === 'string' ? !['', '0', 'false'].includes(flag.trim().toLowerCase()) : Boolean(flag)
}

function present<Thing>(things: readonly (Thing | null | undefined)[] | null | undefined): readonly Thing[] {
  return (things ?? []).filter((thing) => thing != null)
}

import type { CategoryPaths } from './category-paths'
import type { IndexedProduct } from './indexed-product'

/** The indexed form of a product: all that a list needs to search, filter, sort and show it. */
export type ProductDocument = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly material: string
  readonly words: string
  /** At most two: the picture on the card, and the one shown on hover. */
  readonly pictures: string[]
  /** Color of the first picture, if a variant has that picture. */
  readonly picture_color: string
  readonly status: string
  readonly sales_channel_ids: string[]
  /** Handles of its categories and of all their ancestors, as far as shoppers may see them. */
  readonly categories: string[]
  /** Ids of its categories, without ancestors. */
  readonly category_ids: string[]
  readonly collection_id: string
  readonly colors: string[]
  readonly sizes: string[]
  readonly price: number
  readonly compare_at_price: number
  /** Whether a variant has another price than `price`, or none. */
  readonly varies_in_price: boolean
  readonly currency: string
  readonly is_featured: boolean
  readonly is_new: boolean
  readonly created_at: string
}

export interface DocumentContext {
  readonly currency: string
  readonly categories: CategoryPaths
}

/** Undefined for a product without a price, which cannot be bought. */
export function productDocument(
  product: IndexedProduct,
  { currency, categories: paths }: DocumentContext,
): ProductDocument | undefined {
  const { collection } = product
  const variants = product.variants ?? []
  const prices = variants.flatMap(({ calculated_price: price }) => {
    const now = price?.calculated_amount
    return now == null ? [] : [{ now, before: price?.original_amount ?? now }]
  })
  const [cheapest] = prices.toSorted((a, b) => a.now - b.now)
  if (cheapest === undefined) return undefined
  const placed = present(product.categories).filter(({ id }) => paths.has(id))
  const pictures = picturesOf(product)
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle ?? '',
    description: product.description ?? '',
    material: product.material ?? '',
    words: [product.material, collection?.title, ...(product.tags ?? []).map(({ value }) => value)]
      .filter(Boolean)
      .join(' '),
    pictures,
    picture_color: colorShownOn(pictures[0], product),
    status: product.status,
    sales_channel_ids: present(product.sales_channels).map(({ id }) => id),
    categories: [...new Set(placed.flatMap(({ id }) => paths.get(id) ?? []))],
    category_ids: placed.map(({ id }) => id),
    collection_id: collection?.id ?? '',
    colors: valuesOf(product, isColor),
    sizes: valuesOf(product, isSize),
    price: cheapest.now,
    compare_at_price: cheapest.before,
    varies_in_price: prices.length < variants.length || prices.some(({ now }) => now !== cheapest.now),
    currency,
    is_featured: isTrue(product.metadata?.['is_featured']),
    is_new: isTrue(product.metadata?.['is_new']),
    created_at: new Date(product.created_at).toISOString(),
  }
}

const isColor = (title: string): boolean => /^colou?r$/i.test(title)
const isSize = (title: string): boolean => /^size$/i.test(title)

function valuesOf({ options }: IndexedProduct, isWanted: (title: string) => boolean): string[] {
  const option = (options ?? []).find(({ title }) => isWanted(title))
  return inOrder(option?.values, ({ rank }) => rank).map(({ value }) => value)
}

function picturesOf({ images, thumbnail, variants }: IndexedProduct): string[] {
  const own = inOrder(images, ({ rank }) => rank).map(({ url }) => url)
  const ofVariants = inOrder(variants, ({ variant_rank: rank }) => rank).map((variant) => variant.thumbnail)
  const all = [...(own.length > 0 ? own : [thumbnail]), ...ofVariants].filter((url) => url != null)
  return [...new Set(all)].slice(0, 2)
}

function colorShownOn(picture: string | undefined, { variants }: IndexedProduct): string {
  const shown = (variants ?? []).find(({ thumbnail }) => thumbnail != null && thumbnail === picture)
  return (shown?.options ?? []).find(({ option }) => isColor(option?.title ?? ''))?.value ?? ''
}

/** Metadata flags entered in the dashboard are strings. */
function isTrue(flag: unknown): boolean {
  return typeof flag === 'string' ? !['', '0', 'false'].includes(flag.trim().toLowerCase()) : Boolean(flag)
}

function inOrder<Thing>(
  things: readonly Thing[] | null | undefined,
  rankOf: (thing: Thing) => number | null | undefined,
): readonly Thing[] {
  const rank = (thing: Thing) => rankOf(thing) ?? Number.MAX_SAFE_INTEGER
  return (things ?? []).toSorted((a, b) => rank(a) - rank(b))
}

function present<Thing>(things: readonly (Thing | null | undefined)[] | null | undefined): readonly Thing[] {
  return (things ?? []).filter((thing) => thing != null)
}

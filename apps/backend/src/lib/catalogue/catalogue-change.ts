/** What `workflows/save-page-content.ts` emits, as `page-content.updated`. */
export const pageContent = 'page-content'

/** What `workflows/save-product-content.ts` emits, as `product-content.updated`, with the product's id. */
export const productContent = 'product-content'

/** What the workflows of reviews and questions emit, as `product-reviews.updated`, with the product's id. */
export const productReviews = 'product-reviews'

/** What changed, by the ids of these things. `page` is what only pages show; `everything` concerns every product. */
export type ChangedThing =
  | 'product'
  | 'variant'
  | 'price'
  | 'price-list'
  | 'category'
  | 'collection'
  | 'tag'
  | 'option'
  | 'option-value'
  | 'inventory-level'
  | 'channel-link'
  | 'inventory-link'
  | 'region'
  | 'translation'
  | 'page'
  | 'everything'

export type CatalogueChange = ReadonlyMap<ChangedThing, ReadonlySet<string>>

/**
 * What Medusa emits when a thing changes: its modules (`pricing.price.created`) always, its workflows (`product.updated`) for
 * some. Silent are the update of a price list and the products of a category: `api/middlewares/emit-missing-events.ts` adds those of
 * the dashboard, and a job of each minute those of programs: `changed-lists.ts` and `refiled-products.ts`.
 */
const emitters: Readonly<Record<Exclude<ChangedThing, 'everything'>, readonly string[]>> = {
  product: ['product', 'product.product', productContent, productReviews],
  variant: ['product-variant', 'product.product-variant'],
  price: ['pricing.price'],
  'price-list': ['pricing.price-list'],
  category: ['product.product-category'],
  collection: ['product.product-collection'],
  tag: ['product.product-tag'],
  option: ['product.product-option'],
  'option-value': ['product.product-option-value'],
  'inventory-level': ['inventory.inventory-level'],
  'channel-link': [],
  'inventory-link': [],
  region: ['store.store', 'region.region', 'region.country'],
  translation: ['translation.translation'],
  // Lists tell what is taken off at the checkout when they answer, so nothing is indexed.
  page: [
    'promotion.promotion',
    'promotion.application-method',
    'promotion.promotion-rule',
    'promotion.promotion-rule-value',
    'promotion.campaign',
    // Lists tell whether a price includes tax when they answer.
    'pricing.price-preference',
    'tax.tax-region',
    'tax.tax-rate',
    pageContent,
  ],
}

const kinds = ['created', 'updated', 'deleted', 'restored'] as const

const thingOf: ReadonlyMap<string, ChangedThing> = new Map<string, ChangedThing>([
  ...Object.entries(emitters).flatMap(([thing, names]) =>
    names.flatMap((name) => kinds.map((kind) => [`${name}.${kind}`, thing as ChangedThing] as const)),
  ),
  ['LinkProductSalesChannel.attached', 'channel-link'],
  ['LinkProductSalesChannel.detached', 'channel-link'],
  ['LinkProductVariantInventoryItem.attached', 'inventory-link'],
  // Which pieces can be sold in which sales channel.
  ['LinkSalesChannelStockLocation.attached', 'everything'],
  ['LinkSalesChannelStockLocation.detached', 'everything'],
])

/** The events after which a list or a page of the shop may say something else. */
export const catalogueEvents: readonly string[] = [...thingOf.keys()]

/** An event has one record or several. */
export function changeOf(name: string, data: unknown): CatalogueChange {
  const thing = thingOf.get(name)
  return thing === undefined ? new Map() : new Map([[thing, new Set(idsOf(data))]])
}

function idsOf(data: unknown): string[] {
  const things: readonly unknown[] = Array.isArray(data) ? data : [data]
  return things.flatMap((thing) => {
    const { id } = (thing ?? {}) as { readonly id?: string | readonly string[] }
    return id === undefined ? [] : id
  })
}

export function united(one: CatalogueChange, other: CatalogueChange): CatalogueChange {
  const all = new Map(one)
  for (const [thing, ids] of other) all.set(thing, new Set([...(all.get(thing) ?? []), ...ids]))
  return all
}

/** A product as the catalogue lists it: enough to find, filter, sort and show it. */
export interface ProductDocument extends Record<string, unknown> {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly words: string
  readonly thumbnail: string
  readonly status: string
  readonly sales_channel_ids: string[]
  readonly collection: string
  readonly categories: string[]
  readonly colors: string[]
  readonly sizes: string[]
  readonly price: number
  readonly compare_at_price: number
  readonly is_new: boolean
  readonly created_at: string
}

export interface IndexedProduct {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly subtitle?: string | null
  readonly description?: string | null
  readonly material?: string | null
  readonly thumbnail?: string | null
  readonly status: string
  readonly created_at: string | Date
  readonly metadata?: Readonly<Record<string, unknown>> | null
  readonly collection?: { readonly handle?: string | null; readonly title?: string | null } | null
  readonly categories?: readonly ({ readonly handle: string } | null)[] | null
  readonly tags?: readonly { readonly value: string }[] | null
  readonly sales_channels?: readonly ({ readonly id: string } | null)[] | null
  readonly options?:
    | readonly {
        readonly title: string
        readonly values?: readonly { readonly value: string }[] | null
      }[]
    | null
  readonly variants?:
    | readonly {
        readonly calculated_price?: {
          readonly calculated_amount?: number | null
          readonly original_amount?: number | null
        } | null
      }[]
    | null
}

/** What `productDocument` reads; prices come with a region and a currency in the question's context. */
export const indexedFields = [
  'id',
  'handle',
  'title',
  'subtitle',
  'description',
  'material',
  'thumbnail',
  'status',
  'created_at',
  'metadata',
  'collection.handle',
  'collection.title',
  'categories.handle',
  'tags.value',
  'sales_channels.id',
  'options.title',
  'options.values.value',
  'variants.id',
  'variants.calculated_price.*',
]

/** Undefined for what has no price, for it cannot be bought. */
export function productDocument(product: IndexedProduct): ProductDocument | undefined {
  const prices = (product.variants ?? []).flatMap(({ calculated_price: price }) => {
    const now = price?.calculated_amount
    return now == null ? [] : [{ now, before: price?.original_amount ?? now }]
  })
  const [cheapest] = prices.toSorted((one, other) => one.now - other.now)
  if (cheapest === undefined) return undefined
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle ?? '',
    description: product.description ?? '',
    words: [product.material, product.collection?.title, ...(product.tags ?? []).map(({ value }) => value)]
      .filter(Boolean)
      .join(' '),
    thumbnail: product.thumbnail ?? '',
    status: product.status,
    sales_channel_ids: present(product.sales_channels).map(({ id }) => id),
    collection: product.collection?.handle ?? '',
    categories: present(product.categories).map(({ handle }) => handle),
    colors: valuesOf(product, 'Color'),
    sizes: valuesOf(product, 'Size'),
    price: cheapest.now,
    compare_at_price: cheapest.before,
    is_new: product.metadata?.['is_new'] === true,
    created_at: new Date(product.created_at).toISOString(),
  }
}

function valuesOf({ options }: IndexedProduct, title: string): string[] {
  const option = (options ?? []).find((candidate) => candidate.title === title)
  return (option?.values ?? []).map(({ value }) => value)
}

function present<Thing>(things: readonly (Thing | null)[] | null | undefined): readonly Thing[] {
  return (things ?? []).filter((thing) => thing !== null)
}

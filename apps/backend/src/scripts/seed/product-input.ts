import type { CreateProductWorkflowInputDTO } from '@medusajs/framework/types'
import { categories, pictureUrl, type Category, type Product } from '@umber/sample-store'

import type { IdsBySlug } from './categories'
import { daysBefore } from './days'

export interface ProductPlaces {
  readonly now: Date
  readonly salesChannelId: string
  readonly shippingProfileId: string
  readonly collections: IdsBySlug
  readonly productCategories: IdsBySlug
  /** By product slug. */
  readonly colorOptions: IdsBySlug
  /** By value. */
  readonly types: IdsBySlug
  readonly tags: IdsBySlug
}

/** Workflow input of a product, without its sizes and variants. */
export type ProductInput = CreateProductWorkflowInputDTO & {
  /** A product column that is missing in the input type. */
  readonly created_at: Date
}

export function productInput(product: Product, places: ProductPlaces): ProductInput {
  const category = categoryOf(product)
  const images = product.pictures.map((name) => ({ url: pictureUrl(name) }))
  return {
    id: product.id,
    handle: product.slug,
    title: product.title,
    subtitle: product.subtitle,
    description: product.description,
    material: product.material,
    origin_country: 'in',
    status: 'published',
    created_at: daysBefore(places.now, product.addedDaysAgo),
    thumbnail: images[0]?.url ?? null,
    images,
    collection_id: find(places.collections, category.slug),
    category_ids: family(category).map((slug) => find(places.productCategories, slug)),
    type_id: find(places.types, category.productType),
    tag_ids: product.tags.map((tag) => find(places.tags, tag)),
    metadata: {
      is_new: product.isNew === true,
      is_featured: product.isFeatured,
      article: product.articleNumber,
    },
    options: [{ id: find(places.colorOptions, product.slug) }],
    sales_channels: [{ id: places.salesChannelId }],
    shipping_profile_id: places.shippingProfileId,
  }
}

function categoryOf(product: Product): Category {
  const category = categories.find((candidate) => candidate.slug === product.category)
  if (category === undefined) throw new Error(`${product.slug} is filed under no category.`)
  return category
}

/** Medusa filters by direct category only, so a child's products are also assigned to its parent. */
function family(category: Category): string[] {
  return category.parent === undefined ? [category.slug] : [category.slug, category.parent]
}

function find(ids: IdsBySlug, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The backend holds nothing called ${name}.`)
  return id
}

import type { FakeProduct } from '../goods/fake-product.ts'
import { homeRegionId, type FakeWorld } from '../world.ts'
import { categoryId, collectionId } from './category-wire.ts'
import type { Wire } from './wire.ts'

/** What the index finds by but does not hand out. */
export const hiddenFields: ReadonlySet<string> = new Set(['words', 'category_ids'])

/** A product as the real backend's search index holds it. */
export function productDocument(product: FakeProduct, world: FakeWorld): Wire {
  const price = Math.min(...product.variants.map((variant) => world.priceOf(product, variant)))
  const collection = world.categories.find(({ handle }) => handle === product.collection)
  const front = product.images[0]
  const shown = product.variants.find(({ thumbnail }) => thumbnail === front)
  const pictures = [...product.images, ...product.variants.flatMap(({ thumbnail }) => thumbnail ?? [])]
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle ?? '',
    description: product.description,
    material: product.material ?? '',
    words: [product.material, collection?.name, ...product.tags].filter(Boolean).join(' '),
    pictures: [...new Set(pictures)].slice(0, 2),
    picture_color: shown?.values['Color'] ?? '',
    categories: withAncestors(product, world),
    category_ids: [
      ...(product.collection === null ? [] : [collectionId(product.collection)]),
      ...product.categories.map(categoryId),
    ],
    colors: product.options['Color'] ?? [],
    sizes: product.options['Size'] ?? [],
    price,
    compare_at_price: product.compareAtPrice ?? price,
    currency: world.region(homeRegionId)?.currency ?? 'inr',
    is_featured: product.metadata?.['is_featured'] === true,
    is_new: product.metadata?.['is_new'] === true,
    created_at: new Date(product.createdAt).toISOString(),
  }
}

function withAncestors({ collection, categories }: FakeProduct, world: FakeWorld): readonly string[] {
  const found = new Set<string>()
  for (const handle of [...(collection === null ? [] : [collection]), ...categories]) {
    let next: string | null = handle
    while (next !== null && !found.has(next)) {
      const one: string = next
      found.add(one)
      next = world.categories.find((category) => category.handle === one)?.parent ?? null
    }
  }
  return [...found]
}

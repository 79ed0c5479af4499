import { categories, pictureUrl, products, type Category, type Product } from '@umber/sample-store'
import type { FakeCategory, FakeProduct } from './fake-product.ts'

const millisecondsInDay = 86_400_000

/** The sample store's goods, filed as the seed of the real backend files them. */
export function sampleGoods(now: number): readonly FakeProduct[] {
  return products.map((product) => fakeProduct(product, now))
}

export function sampleCategories(): readonly FakeCategory[] {
  return categories.map((category: Category) => ({
    handle: category.slug,
    name: category.name,
    description: category.description,
    parent: category.parent ?? null,
    image: pictureUrl(`category-${category.slug}`),
  }))
}

function fakeProduct(product: Product, now: number): FakeProduct {
  const category = categories.find(({ slug }) => slug === product.category) as Category | undefined
  const parent = category?.parent
  return {
    id: product.id,
    handle: product.slug,
    title: product.title,
    subtitle: product.subtitle,
    description: product.description,
    material: product.material,
    price: product.price,
    ...(product.compareAtPrice === undefined ? {} : { compareAtPrice: product.compareAtPrice }),
    options: {
      Color: product.colors,
      ...(product.sizes.length === 0 ? {} : { Size: product.sizes }),
    },
    variants: product.variants.map(({ sku, title, color, size, stock, picture }) => ({
      id: `variant_${sku.toLowerCase()}`,
      title,
      sku,
      thumbnail: pictureUrl(picture),
      values: size === undefined ? { Color: color } : { Color: color, Size: size },
      stock,
    })),
    images: product.pictures.map(pictureUrl),
    tags: product.tags,
    type: category?.productType ?? null,
    collection: product.category,
    categories: parent === undefined ? [product.category] : [product.category, parent],
    metadata: {
      is_new: product.isNew === true,
      is_featured: product.isFeatured,
      article: product.articleNumber,
      specifications: product.specifications,
    },
    createdAt: now - product.addedDaysAgo * millisecondsInDay,
  }
}

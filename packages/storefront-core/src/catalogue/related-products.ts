import type { Product } from './product.ts'

/** Other products of the same category. */
export function relatedProducts(
  products: readonly Product[],
  product: Pick<Product, 'id' | 'categoryId'>,
  limit = 4,
): readonly Product[] {
  if (product.categoryId === undefined) return []
  return products
    .filter(({ id, categoryId }) => categoryId === product.categoryId && id !== product.id)
    .slice(0, limit)
}

import type { SortOption } from './filters.ts'
import type { Product } from './product.ts'

/** Sorts a copy. The sort is stable. */
export function sortProducts(products: readonly Product[], sort: SortOption): readonly Product[] {
  return orders[sort](products)
}

const orders: Readonly<Record<SortOption, (products: readonly Product[]) => readonly Product[]>> = {
  featured: featuredFirst,
  newest: newestFirst,
  'price-low-high': (products) => byPrice(products, 1),
  'price-high-low': (products) => byPrice(products, -1),
}

/** Featured products first. */
export function featuredFirst(products: readonly Product[]): readonly Product[] {
  return flaggedFirst(products, ({ isFeatured }) => isFeatured)
}

/** New products first, then by date, the latest first; those without a date last. */
function newestFirst(products: readonly Product[]): readonly Product[] {
  const latest = byKey(products, ({ createdAt }) => (createdAt === undefined ? last : -Date.parse(createdAt)))
  return flaggedFirst(latest, ({ isNew }) => isNew)
}

function flaggedFirst(
  products: readonly Product[],
  isFlagged: (product: Product) => boolean,
): readonly Product[] {
  const flagged: Product[] = []
  const others: Product[] = []
  for (const product of products) (isFlagged(product) ? flagged : others).push(product)
  return [...flagged, ...others]
}

/** Products without a price come last in either direction. */
function byPrice(products: readonly Product[], direction: 1 | -1): readonly Product[] {
  return byKey(products, ({ price }) => (price === undefined ? last : price.amount * direction))
}

const last = Number.POSITIVE_INFINITY

/** Computes each product's key once, not in every comparison. */
function byKey(products: readonly Product[], keyOf: (product: Product) => number): readonly Product[] {
  const keyed = products.map((product) => ({ product, key: keyOf(product) }))
  // Infinity minus infinity is NaN, which is not an order.
  keyed.sort((one, other) => (one.key === other.key ? 0 : one.key - other.key))
  return keyed.map(({ product }) => product)
}
